ALTER TABLE "password_resets" ADD COLUMN "destination_hash" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "phone_changed_at" timestamp with time zone;