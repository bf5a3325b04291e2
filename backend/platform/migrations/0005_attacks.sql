CREATE TABLE "captcha_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_misfits" (
	"reference_id" text NOT NULL,
	"event_id" text NOT NULL,
	"why" text NOT NULL,
	"type" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"times" bigint NOT NULL,
	CONSTRAINT "payment_misfits_reference_id_event_id_type_why_pk" PRIMARY KEY("reference_id","event_id","type","why")
);
--> statement-breakpoint
CREATE TABLE "rate_counts" (
	"subject" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_pkey";--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_reference_id_event_id_pk" PRIMARY KEY("reference_id","event_id");--> statement-breakpoint
CREATE INDEX "captcha_tokens_age" ON "captcha_tokens" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "rate_counts_age" ON "rate_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_age" ON "refresh_tokens" USING btree ("expires_at");