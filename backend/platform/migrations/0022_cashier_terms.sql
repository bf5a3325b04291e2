ALTER TABLE "deposits" ADD COLUMN "instrument" text;--> statement-breakpoint
ALTER TABLE "deposit_campaigns" ADD COLUMN "words" jsonb;--> statement-breakpoint
UPDATE "deposit_campaigns" SET "words" = jsonb_build_object('en', jsonb_build_object('name', "name", 'description', "description"));--> statement-breakpoint
ALTER TABLE "deposit_campaigns" ALTER COLUMN "words" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_campaigns" ADD COLUMN "max_stake" bigint;--> statement-breakpoint
ALTER TABLE "deposit_campaigns" ADD COLUMN "max_win" bigint;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD COLUMN "masked" text;--> statement-breakpoint
ALTER TABLE "deposit_campaigns" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "deposit_campaigns" DROP COLUMN "description";