ALTER TABLE "deposits" ADD COLUMN "site_id" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "receipt_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "site_id" text;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD COLUMN "site_id" text;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD COLUMN "notation" text;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "provider_payouts" ADD COLUMN "merchant_name" text;--> statement-breakpoint
-- Of what is older than this nobody noted the page: the player's own brand and locale stand for it.
UPDATE "deposits" SET "site_id" = p."site_id",
  "locale" = split_part(p."language_code", '-', 1) || '-' || p."market"
  FROM "players" p WHERE p."id" = "deposits"."player_id";--> statement-breakpoint
UPDATE "withdrawals" SET "site_id" = p."site_id"
  FROM "players" p WHERE p."id" = "withdrawals"."player_id";--> statement-breakpoint
UPDATE "identity_checks" SET "site_id" = p."site_id"
  FROM "players" p WHERE p."id" = "identity_checks"."player_id";--> statement-breakpoint
UPDATE "provider_payments" SET "time_zone" = 'UTC',
  "notation" = CASE "merchant_name" WHEN 'Sol Alta' THEN 'locale' ELSE 'specified' END,
  "language" = CASE left("return_path", 4) WHEN '/fi-' THEN 'fi' WHEN '/pt-' THEN 'pt-BR' ELSE 'en' END;--> statement-breakpoint
UPDATE "provider_payouts" SET "merchant_name" = coalesce(
  (SELECT CASE w."site_id" WHEN '3' THEN 'Sol Alta' ELSE 'Northlight' END
    FROM "withdrawals" w WHERE w."reference_id" = "provider_payouts"."merchant_reference"), '');--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "site_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "locale" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ALTER COLUMN "site_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_checks" ALTER COLUMN "site_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_payments" ALTER COLUMN "language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_payments" ALTER COLUMN "notation" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_payments" ALTER COLUMN "time_zone" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_payouts" ALTER COLUMN "merchant_name" SET NOT NULL;
