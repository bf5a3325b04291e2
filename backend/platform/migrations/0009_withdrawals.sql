CREATE TABLE "withdrawals" (
	"reference_id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"needs_review" boolean NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"payout_id" text,
	"reason" text,
	"ip_address" text NOT NULL,
	"blackbox" text NOT NULL,
	CONSTRAINT "withdrawals_payout_id_unique" UNIQUE("payout_id"),
	CONSTRAINT "withdrawals_positive" CHECK ("withdrawals"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_reference" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settles_at" timestamp with time zone NOT NULL,
	"event_id" text NOT NULL,
	"to_send" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "provider_payouts_merchant_reference_unique" UNIQUE("merchant_reference")
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_reference_id_transactions_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_player" ON "withdrawals" USING btree ("player_id","requested_at");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("state","due_at") WHERE state IN ('REQUESTED', 'APPROVED');--> statement-breakpoint
CREATE INDEX "provider_payouts_queue" ON "provider_payouts" USING btree ("status","settles_at");--> statement-breakpoint
CREATE INDEX "provider_payouts_due" ON "provider_payouts" USING btree ("next_attempt_at");