CREATE TABLE "deposits" (
	"reference_id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"method" text NOT NULL,
	"payment_id" text NOT NULL,
	"bonus_id" text,
	"ip_address" text NOT NULL,
	"blackbox" text NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "document_requests" (
	"player_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "document_requests_player_id_document_type_pk" PRIMARY KEY("player_id","document_type")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"player_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_player_id_operation_key_pk" PRIMARY KEY("player_id","operation","key"),
	CONSTRAINT "idempotency_keys_length" CHECK (length("idempotency_keys"."key") BETWEEN 1 AND 64)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid,
	"kind" text NOT NULL,
	"vertical" text,
	"currency" text NOT NULL,
	"balance" bigint,
	CONSTRAINT "ledger_accounts_owner" UNIQUE NULLS NOT DISTINCT("player_id","kind","vertical","currency"),
	CONSTRAINT "ledger_accounts_not_negative" CHECK ("ledger_accounts"."balance" >= 0),
	CONSTRAINT "ledger_accounts_kept_balance" CHECK (("ledger_accounts"."player_id" IS NULL) = ("ledger_accounts"."balance" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"movement_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	CONSTRAINT "ledger_entries_movement_id_account_id_pk" PRIMARY KEY("movement_id","account_id"),
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_movements_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL,
	"type" text NOT NULL,
	"answer" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_limits" (
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"limit_amount" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_limits_player_id_kind_period_pk" PRIMARY KEY("player_id","kind","period"),
	CONSTRAINT "player_limits_not_negative" CHECK ("player_limits"."limit_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"reference_id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transactions_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"balance_after" bigint NOT NULL,
	"wallet" text NOT NULL,
	"transacted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"trigger" text NOT NULL,
	"vertical" text NOT NULL,
	"match_percent" integer NOT NULL,
	"min_deposit" bigint NOT NULL,
	"max_bonus" bigint NOT NULL,
	"wagering_multiplier" integer NOT NULL,
	"days_to_wager" integer NOT NULL,
	"markets" text[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "player_bonuses" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"deposit_reference" text NOT NULL,
	"vertical" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"wagering_left" bigint NOT NULL,
	"status" text NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_bonuses_deposit_reference_unique" UNIQUE("deposit_reference"),
	CONSTRAINT "player_bonuses_positive" CHECK ("player_bonuses"."amount" > 0 AND "player_bonuses"."wagering_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "provider_callbacks" (
	"event_id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_reference" text NOT NULL,
	"merchant_name" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_path" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"instrument" text,
	"issuer_answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"resume_at" timestamp with time zone,
	CONSTRAINT "provider_payments_merchant_reference_unique" UNIQUE("merchant_reference")
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_reference_id_transactions_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_limits" ADD CONSTRAINT "player_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_campaign_id_deposit_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."deposit_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_callbacks" ADD CONSTRAINT "provider_callbacks_payment_id_provider_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."provider_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_history" ON "transactions" USING btree ("player_id","transacted_at","position");--> statement-breakpoint
CREATE INDEX "transactions_deposits" ON "transactions" USING btree ("player_id","transacted_at") WHERE type = 'DEPOSIT' AND category = 'PAYMENT' AND status IN ('PENDING', 'SUCCESS');--> statement-breakpoint
CREATE INDEX "transactions_counted" ON "transactions" USING btree ("player_id","type","transacted_at") WHERE type <> 'DEPOSIT';--> statement-breakpoint
CREATE INDEX "player_bonuses_player" ON "player_bonuses" USING btree ("player_id","status");--> statement-breakpoint
CREATE INDEX "provider_callbacks_due" ON "provider_callbacks" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "provider_callbacks_payment" ON "provider_callbacks" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "provider_payments_waiting" ON "provider_payments" USING btree ("status","expires_at");