ALTER TABLE "campaigns" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_code" CHECK ("campaigns"."code" IS NULL OR ("campaigns"."gift" IS NOT NULL AND "campaigns"."code" ~ '^[A-Z0-9]{3,32}$'));