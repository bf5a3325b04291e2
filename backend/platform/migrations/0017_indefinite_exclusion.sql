ALTER TABLE "status_changes" ADD COLUMN "indefinite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "excluded_indefinitely" boolean DEFAULT false NOT NULL;