ALTER TABLE "refresh_tokens" ADD COLUMN "successor_salt" text;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "repeated" boolean DEFAULT false NOT NULL;