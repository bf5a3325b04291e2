ALTER TABLE "deposit_campaigns" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "deposit_campaigns" DROP COLUMN "description";