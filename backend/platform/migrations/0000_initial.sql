CREATE TABLE "captcha_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"logged_in_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"country_code" text
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"email_hash" text NOT NULL,
	"player_id" uuid,
	"code_hash" text NOT NULL,
	"destination_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"key_hash" text,
	"key_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pay_and_play_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"reference_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_and_play_persons" (
	"subject" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"known_email" text,
	"known_phone" text,
	CONSTRAINT "pay_and_play_persons_player_id_unique" UNIQUE("player_id")
);
--> statement-breakpoint
CREATE TABLE "pay_and_play_sessions" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "pay_and_play_sessions_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_activity_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "status_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"until_at" timestamp with time zone,
	"indefinite" boolean DEFAULT false NOT NULL,
	"initiator" text NOT NULL,
	"cooling_off" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"purpose" text DEFAULT 'SIGN_UP' NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid,
	"kind" text NOT NULL,
	"vertical" text,
	"currency" text NOT NULL,
	"balance" bigint,
	"version" bigint DEFAULT 0 NOT NULL,
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
CREATE TABLE "wallets" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "limit_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"change" text NOT NULL,
	"from_amount" bigint,
	"to_amount" bigint,
	"changed_at" timestamp with time zone NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"needs_confirmation" boolean DEFAULT false NOT NULL,
	"by" text
);
--> statement-breakpoint
CREATE TABLE "limit_refusals" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"refused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_totals" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"counted" bigint NOT NULL,
	"succeeded" bigint NOT NULL,
	"first_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"reference_id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"method" text NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"payment_id" text NOT NULL,
	"bonus_id" text,
	"instrument" text,
	"ip_address" text NOT NULL,
	"blackbox" text NOT NULL,
	"failure" text,
	"receipt_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "document_requests" (
	"player_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone,
	"rejection_reason" text,
	"handed_in_at" timestamp with time zone,
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
CREATE TABLE "payment_events" (
	"event_id" text NOT NULL,
	"reference_id" text NOT NULL,
	"type" text NOT NULL,
	"answer" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_reference_id_event_id_pk" PRIMARY KEY("reference_id","event_id")
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
CREATE TABLE "player_days" (
	"player_id" uuid NOT NULL,
	"day" date NOT NULL,
	"net_position" bigint NOT NULL,
	"win_loss" bigint NOT NULL,
	CONSTRAINT "player_days_player_id_day_pk" PRIMARY KEY("player_id","day")
);
--> statement-breakpoint
CREATE TABLE "player_limits" (
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"limit_amount" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone,
	"loosened_at" timestamp with time zone,
	"locked_until" timestamp with time zone,
	"pending_amount" bigint,
	"pending_from" timestamp with time zone,
	"pending_needs_confirmation" boolean DEFAULT false NOT NULL,
	CONSTRAINT "player_limits_player_id_kind_period_pk" PRIMARY KEY("player_id","kind","period"),
	CONSTRAINT "player_limits_not_negative" CHECK ("player_limits"."limit_amount" >= 0),
	CONSTRAINT "player_limits_pending" CHECK ("player_limits"."pending_amount" IS NULL
        OR ("player_limits"."pending_from" IS NOT NULL AND "player_limits"."pending_amount" > "player_limits"."limit_amount"))
);
--> statement-breakpoint
CREATE TABLE "realtime_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "withdrawals" (
	"reference_id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"method" text NOT NULL,
	"site_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"needs_review" boolean NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"payout_id" text,
	"reason" text,
	"decided_by" text,
	"ip_address" text NOT NULL,
	"blackbox" text NOT NULL,
	CONSTRAINT "withdrawals_payout_id_unique" UNIQUE("payout_id"),
	CONSTRAINT "withdrawals_positive" CHECK ("withdrawals"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"minutes" integer,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_reminders" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"minutes" integer,
	"is_on" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"brand" text DEFAULT 'northlight' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"sender" text DEFAULT '' NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"html" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counts" (
	"subject" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "steering_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "steering_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session" text,
	"operation_id" text NOT NULL,
	"kind" text NOT NULL,
	"outcome" text,
	"delay_ms" integer NOT NULL,
	"remaining" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"access_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "players_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10047213 CACHE 1),
	"site_id" text NOT NULL,
	"email" text,
	"claimed_email" text,
	"password_hash" text NOT NULL,
	"status" text NOT NULL,
	"status_until" timestamp with time zone,
	"excluded_indefinitely" boolean DEFAULT false NOT NULL,
	"status_initiator" text,
	"cooling" boolean DEFAULT false NOT NULL,
	"kyc_status" text DEFAULT 'NOT_VERIFIED' NOT NULL,
	"market" text NOT NULL,
	"country_code" text NOT NULL,
	"province_code" text,
	"language_code" text NOT NULL,
	"currency" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"date_of_birth" date,
	"mobile_phone" text,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"phone_changed_at" timestamp with time zone,
	"email_verified" boolean DEFAULT false NOT NULL,
	"street" text,
	"city" text,
	"postal_code" text,
	"cpf" text,
	"terms_version" integer NOT NULL,
	"marketing_opt_in" boolean NOT NULL,
	"first_login" boolean DEFAULT true NOT NULL,
	"migration_required" boolean DEFAULT false NOT NULL,
	"risk_payout" boolean DEFAULT false NOT NULL,
	"multibrand_suspended" boolean DEFAULT false NOT NULL,
	"manual_claim_allowed" boolean DEFAULT true NOT NULL,
	"flags" jsonb NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "players_email_lower" CHECK ("players"."email" = lower("players"."email")),
	CONSTRAINT "players_claim_opens_nothing" CHECK ("players"."claimed_email" IS NULL OR "players"."password_hash" LIKE 'none:%' OR "players"."status" NOT IN ('REGISTERED', 'PAYOUT', 'RESTRICTED'))
);
--> statement-breakpoint
CREATE TABLE "marketing_preferences" (
	"player_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marketing_preferences_player_id_name_pk" PRIMARY KEY("player_id","name")
);
--> statement-breakpoint
CREATE TABLE "deposit_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"trigger" text NOT NULL,
	"vertical" text NOT NULL,
	"match_percent" integer NOT NULL,
	"min_deposit" bigint NOT NULL,
	"max_bonus" bigint NOT NULL,
	"max_stake" bigint,
	"max_win" bigint,
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
CREATE TABLE "cookie_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cookie_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"consent_id" text NOT NULL,
	"player_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"performance_functional" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questionnaire_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"occupation" text NOT NULL,
	"source_of_funds" text NOT NULL,
	"salary_range_id" integer NOT NULL,
	"salary_from" bigint NOT NULL,
	"salary_to" bigint,
	"currency" text NOT NULL,
	"place_of_birth" text,
	"nationality" text,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_decisions" (
	"answer_id" bigint PRIMARY KEY NOT NULL,
	"accepted" boolean NOT NULL,
	"note" text NOT NULL,
	"by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"reason" text,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_files" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"sub_type" text,
	"state" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"reference" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"check_id" text NOT NULL,
	"site_id" text NOT NULL,
	"check_at" text NOT NULL,
	"state" text NOT NULL,
	"holds_request" boolean DEFAULT false NOT NULL,
	"return_path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "identity_checks_check_id_unique" UNIQUE("check_id")
);
--> statement-breakpoint
CREATE TABLE "crm_inboxes" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crm_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"texts" jsonb NOT NULL,
	"path" text,
	"topic" text,
	"player_id" uuid,
	"language" text,
	"market" text,
	"brand" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crm_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "crm_readings" (
	"message_id" bigint NOT NULL,
	"player_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "crm_readings_message_id_player_id_pk" PRIMARY KEY("message_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "desk_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"role" text NOT NULL,
	"path" text NOT NULL,
	"said" jsonb NOT NULL,
	"status" integer
);
--> statement-breakpoint
CREATE TABLE "desk_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_staff" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_reference" text NOT NULL,
	"merchant_name" text NOT NULL,
	"language" text NOT NULL,
	"return_path" text NOT NULL,
	"status" text NOT NULL,
	"shown" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"event_id" text NOT NULL,
	"to_send" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "provider_checks_merchant_reference_unique" UNIQUE("merchant_reference")
);
--> statement-breakpoint
CREATE TABLE "provider_authorizations" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"started_from" text NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"customer" jsonb NOT NULL,
	"issuer_answer" text NOT NULL,
	"payment_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"code_hash" text,
	"code_used_at" timestamp with time zone,
	CONSTRAINT "provider_authorizations_state_unique" UNIQUE("state"),
	CONSTRAINT "provider_authorizations_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "provider_authorizations_code_hash_unique" UNIQUE("code_hash")
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
	"language" text NOT NULL,
	"notation" text NOT NULL,
	"time_zone" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_path" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"instrument" text,
	"masked" text,
	"issuer_answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"resume_at" timestamp with time zone,
	CONSTRAINT "provider_payments_merchant_reference_unique" UNIQUE("merchant_reference")
);
--> statement-breakpoint
CREATE TABLE "provider_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_reference" text NOT NULL,
	"merchant_name" text NOT NULL,
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
CREATE TABLE "support_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" text,
	"secret_hash" text,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"market" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"read_up_to" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"client_id" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_history" ADD CONSTRAINT "login_history_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_and_play_payments" ADD CONSTRAINT "pay_and_play_payments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_and_play_persons" ADD CONSTRAINT "pay_and_play_persons_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_and_play_sessions" ADD CONSTRAINT "pay_and_play_sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_changes" ADD CONSTRAINT "status_changes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_changes" ADD CONSTRAINT "limit_changes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_refusals" ADD CONSTRAINT "limit_refusals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_totals" ADD CONSTRAINT "deposit_totals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_reference_id_transactions_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_days" ADD CONSTRAINT "player_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_limits" ADD CONSTRAINT "player_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_reference_id_transactions_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."transactions"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reminders" ADD CONSTRAINT "session_reminders_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_preferences" ADD CONSTRAINT "marketing_preferences_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_campaign_id_deposit_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."deposit_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookie_consents" ADD CONSTRAINT "cookie_consents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_answers" ADD CONSTRAINT "questionnaire_answers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_decisions" ADD CONSTRAINT "questionnaire_decisions_answer_id_questionnaire_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."questionnaire_answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_decisions" ADD CONSTRAINT "document_decisions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_readings" ADD CONSTRAINT "crm_readings_message_id_crm_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."crm_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD CONSTRAINT "desk_sessions_email_desk_staff_email_fk" FOREIGN KEY ("email") REFERENCES "public"."desk_staff"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_callbacks" ADD CONSTRAINT "provider_callbacks_payment_id_provider_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."provider_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_conversation_id_support_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."support_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captcha_tokens_age" ON "captcha_tokens" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "login_attempts_age" ON "login_attempts" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "login_history_player" ON "login_history" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "password_resets_subject" ON "password_resets" USING btree ("subject","asked_at");--> statement-breakpoint
CREATE INDEX "password_resets_player" ON "password_resets" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_key" ON "password_resets" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "password_resets_age" ON "password_resets" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "pay_and_play_payments_player" ON "pay_and_play_payments" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "pay_and_play_sessions_player" ON "pay_and_play_sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "pay_and_play_sessions_age" ON "pay_and_play_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_age" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_player" ON "sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "status_changes_player" ON "status_changes" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "verification_codes_player" ON "verification_codes" USING btree ("player_id","sent_at");--> statement-breakpoint
CREATE INDEX "verification_codes_age" ON "verification_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "limit_changes_player" ON "limit_changes" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "document_requests_review" ON "document_requests" USING btree ("handed_in_at") WHERE status = 'UNDER_REVIEW';--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_events_age" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "realtime_tokens_age" ON "realtime_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_history" ON "transactions" USING btree ("player_id","transacted_at","position");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_position" ON "transactions" USING btree ("position");--> statement-breakpoint
CREATE INDEX "transactions_category" ON "transactions" USING btree ("player_id","category","transacted_at","position");--> statement-breakpoint
CREATE INDEX "transactions_deposits" ON "transactions" USING btree ("player_id","transacted_at") WHERE type = 'DEPOSIT' AND category = 'PAYMENT' AND status IN ('PENDING', 'SUCCESS');--> statement-breakpoint
CREATE INDEX "transactions_counted" ON "transactions" USING btree ("player_id","type","transacted_at") WHERE type <> 'DEPOSIT';--> statement-breakpoint
CREATE INDEX "withdrawals_player" ON "withdrawals" USING btree ("player_id","requested_at");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("state","due_at") WHERE state IN ('REQUESTED', 'APPROVED');--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox_messages" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "rate_counts_age" ON "rate_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "players_number" ON "players" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "players_email" ON "players" USING btree ("email");--> statement-breakpoint
CREATE INDEX "players_claimed_email" ON "players" USING btree ("claimed_email");--> statement-breakpoint
CREATE UNIQUE INDEX "players_cpf" ON "players" USING btree ("cpf");--> statement-breakpoint
CREATE INDEX "players_phone" ON "players" USING btree ("mobile_phone");--> statement-breakpoint
CREATE INDEX "players_born" ON "players" USING btree ("date_of_birth");--> statement-breakpoint
CREATE INDEX "player_bonuses_player" ON "player_bonuses" USING btree ("player_id","status");--> statement-breakpoint
CREATE INDEX "cookie_consents_player" ON "cookie_consents" USING btree ("player_id","version","id");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_acceptances_once" ON "terms_acceptances" USING btree ("player_id","version");--> statement-breakpoint
CREATE INDEX "questionnaire_answers_player" ON "questionnaire_answers" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "document_decisions_document" ON "document_decisions" USING btree ("player_id","document_type","id");--> statement-breakpoint
CREATE INDEX "document_decisions_at" ON "document_decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "document_files_document" ON "document_files" USING btree ("player_id","document_type");--> statement-breakpoint
CREATE UNIQUE INDEX "document_files_once" ON "document_files" USING btree ("player_id","document_type","digest") WHERE state = 'UPLOADED';--> statement-breakpoint
CREATE INDEX "identity_checks_player" ON "identity_checks" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "identity_checks_silent" ON "identity_checks" USING btree ("created_at") WHERE state in ('OPEN', 'SUBMITTED');--> statement-breakpoint
CREATE INDEX "crm_inboxes_age" ON "crm_inboxes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "crm_messages_age" ON "crm_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "desk_acts_by" ON "desk_acts" USING btree ("by","id");--> statement-breakpoint
CREATE INDEX "desk_sessions_age" ON "desk_sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "provider_checks_queue" ON "provider_checks" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "provider_checks_due" ON "provider_checks" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "provider_checks_age" ON "provider_checks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_authorizations_age" ON "provider_authorizations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_callbacks_due" ON "provider_callbacks" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "provider_callbacks_payment" ON "provider_callbacks" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "provider_callbacks_age" ON "provider_callbacks" USING btree ("delivered_at");--> statement-breakpoint
CREATE INDEX "provider_payments_waiting" ON "provider_payments" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "provider_payouts_queue" ON "provider_payouts" USING btree ("status","settles_at");--> statement-breakpoint
CREATE INDEX "provider_payouts_due" ON "provider_payouts" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_conversations_player" ON "support_conversations" USING btree ("player_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "support_conversations_secret" ON "support_conversations" USING btree ("secret_hash") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "support_conversations_of_player" ON "support_conversations" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "support_conversations_of_secret" ON "support_conversations" USING btree ("secret_hash","created_at");--> statement-breakpoint
CREATE INDEX "support_conversations_desk" ON "support_conversations" USING btree ("status","last_message_at");--> statement-breakpoint
CREATE INDEX "support_conversations_age" ON "support_conversations" USING btree ("last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_once" ON "support_messages" USING btree ("conversation_id","client_id");--> statement-breakpoint
CREATE INDEX "support_messages_order" ON "support_messages" USING btree ("conversation_id","id");--> statement-breakpoint
-- What the ledger promises is held by the database too, whoever writes to it.

-- A movement has at least two entries, in one currency, that sum to zero. Deferred: an insert of
-- one entry cannot be balanced yet, the transaction as a whole must be.
CREATE FUNCTION ledger_check_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	checked bigint;
	entries bigint;
	total numeric;
	currencies bigint;
BEGIN
	IF TG_TABLE_NAME = 'ledger_movements' THEN
		checked := NEW.id;
	ELSE
		checked := NEW.movement_id;
	END IF;
	SELECT count(*), coalesce(sum(e.amount), 0), count(DISTINCT a.currency)
		INTO entries, total, currencies
		FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
		WHERE e.movement_id = checked;
	IF entries < 2 OR total <> 0 OR currencies <> 1 THEN
		RAISE EXCEPTION 'ledger movement % does not balance', checked
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_movements_balance';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_movements_balance AFTER INSERT ON ledger_movements
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_movement();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_movement();
--> statement-breakpoint
-- History is corrected by a further movement, never rewritten.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME
		USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_movements_append_only BEFORE UPDATE OR DELETE ON ledger_movements
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- A player's balance is derived: each entry changes it, and nothing else can. House accounts keep
-- none, because every movement would wait for their one row.
-- Each entry says with the balance how new it is: a wallet's state is named by its last movement, whose
-- number rises because movements of one player wait for each other.
CREATE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE ledger_accounts SET balance = balance + NEW.amount, version = NEW.movement_id
		WHERE id = NEW.account_id AND player_id IS NOT NULL
		RETURNING balance INTO NEW.balance_after;
	IF NOT FOUND THEN
		NEW.balance_after := NULL;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_apply BEFORE INSERT ON ledger_entries
	FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry();
--> statement-breakpoint
CREATE FUNCTION ledger_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' AND coalesce(NEW.balance, 0) <> 0 THEN
		RAISE EXCEPTION 'a ledger account opens empty'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_accounts_derived';
	END IF;
	-- Depth 1 is a statement of a client; deeper is the trigger of an entry.
	IF TG_OP <> 'INSERT' AND pg_trigger_depth() = 1 THEN
		RAISE EXCEPTION 'ledger accounts change by entries only'
			USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_accounts_derived';
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_guard BEFORE INSERT OR UPDATE OR DELETE ON ledger_accounts
	FOR EACH ROW EXECUTE FUNCTION ledger_guard_account();
--> statement-breakpoint
-- What a player has deposited is kept with each change of a transaction, whoever makes it. Under the
-- player's wallet lock, like every change of money: nobody waits here who did not wait there.
CREATE FUNCTION deposit_totals_keep() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	counted_now bigint := CASE WHEN NEW.status IN ('PENDING', 'SUCCESS') THEN NEW.amount ELSE 0 END;
	succeeded_now integer := CASE WHEN NEW.status = 'SUCCESS' THEN 1 ELSE 0 END;
	counted_before bigint := 0;
	succeeded_before integer := 0;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		counted_before := CASE WHEN OLD.status IN ('PENDING', 'SUCCESS') THEN OLD.amount ELSE 0 END;
		succeeded_before := CASE WHEN OLD.status = 'SUCCESS' THEN 1 ELSE 0 END;
	END IF;
	INSERT INTO deposit_totals AS kept (player_id, counted, succeeded, first_at)
		VALUES (NEW.player_id, counted_now - counted_before, succeeded_now - succeeded_before,
			CASE WHEN NEW.status = 'SUCCESS' THEN NEW.transacted_at END)
		ON CONFLICT (player_id) DO UPDATE SET
			counted = kept.counted + EXCLUDED.counted,
			succeeded = kept.succeeded + EXCLUDED.succeeded,
			first_at = least(kept.first_at, EXCLUDED.first_at);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposit_totals_insert AFTER INSERT ON transactions FOR EACH ROW
	WHEN (NEW.type = 'DEPOSIT' AND NEW.category = 'PAYMENT' AND NEW.status IN ('PENDING', 'SUCCESS'))
	EXECUTE FUNCTION deposit_totals_keep();
--> statement-breakpoint
CREATE TRIGGER deposit_totals_update AFTER UPDATE ON transactions FOR EACH ROW
	WHEN (NEW.type = 'DEPOSIT' AND NEW.category = 'PAYMENT'
		AND (OLD.status, OLD.amount) IS DISTINCT FROM (NEW.status, NEW.amount))
	EXECUTE FUNCTION deposit_totals_keep();
--> statement-breakpoint
-- What a transaction counts in the figures of the history, in one place: payments once they have succeeded,
-- stakes and winnings once they moved, of the main balance alone. What was voided stands beside its void.
CREATE FUNCTION net_position_of(type text, category text, status text, wallet text, amount bigint)
	RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN type IN ('DEPOSIT', 'WITHDRAW') AND category = 'PAYMENT' AND wallet = 'MAIN'
		AND status IN ('SUCCESS', 'COMPLETED') THEN -amount ELSE 0 END
$$;
--> statement-breakpoint
CREATE FUNCTION win_loss_of(type text, category text, status text, wallet text, amount bigint)
	RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN type IN ('BET', 'BET_VOID', 'WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID', 'LOSS')
		AND wallet = 'MAIN' AND status NOT IN ('FAILED', 'CANCELLED', 'WAITING_INPUT')
		THEN amount ELSE 0 END
$$;
--> statement-breakpoint
-- Kept with each change of a transaction, whoever makes it, like the totals of deposits: under the player's
-- wallet lock. A transaction that is dated anew leaves the sum of its old day.
CREATE FUNCTION player_days_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO player_days AS kept (player_id, day, net_position, win_loss)
		SELECT NEW.player_id, (part.at AT TIME ZONE 'UTC')::date, sum(part.net), sum(part.won)
		FROM (
			SELECT NEW.transacted_at AS at,
				net_position_of(NEW.type, NEW.category, NEW.status, NEW.wallet, NEW.amount) AS net,
				win_loss_of(NEW.type, NEW.category, NEW.status, NEW.wallet, NEW.amount) AS won
			UNION ALL
			SELECT OLD.transacted_at,
				-net_position_of(OLD.type, OLD.category, OLD.status, OLD.wallet, OLD.amount),
				-win_loss_of(OLD.type, OLD.category, OLD.status, OLD.wallet, OLD.amount)
			WHERE TG_OP = 'UPDATE'
		) part
		GROUP BY 2 HAVING sum(part.net) <> 0 OR sum(part.won) <> 0 ORDER BY 2
		ON CONFLICT (player_id, day) DO UPDATE SET
			net_position = kept.net_position + EXCLUDED.net_position,
			win_loss = kept.win_loss + EXCLUDED.win_loss;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What counts in neither figure is told by its status alone: the functions would be planned anew with every
-- statement, for each deposit that is only opened.
CREATE TRIGGER player_days_insert AFTER INSERT ON transactions FOR EACH ROW
	WHEN (NEW.status NOT IN ('FAILED', 'CANCELLED', 'WAITING_INPUT'))
	EXECUTE FUNCTION player_days_keep();
--> statement-breakpoint
CREATE TRIGGER player_days_update AFTER UPDATE ON transactions FOR EACH ROW
	WHEN (NEW.status NOT IN ('FAILED', 'CANCELLED', 'WAITING_INPUT')
		OR OLD.status NOT IN ('FAILED', 'CANCELLED', 'WAITING_INPUT'))
	EXECUTE FUNCTION player_days_keep();
--> statement-breakpoint
-- What was done to a limit is evidence: it is added to, never rewritten.
CREATE TRIGGER limit_changes_append_only BEFORE UPDATE OR DELETE ON limit_changes
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
