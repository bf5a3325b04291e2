ALTER TABLE "outbox_messages" ADD COLUMN "brand" text DEFAULT 'northlight' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "sender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "html" text;