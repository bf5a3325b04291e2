CREATE TABLE "realtime_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "realtime_tokens_age" ON "realtime_tokens" USING btree ("expires_at");--> statement-breakpoint
-- Each entry says with the balance how new it is: a wallet's state is named by its last movement, whose
-- number rises because movements of one player wait for each other.
CREATE OR REPLACE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
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
ALTER TABLE "ledger_accounts" DISABLE TRIGGER ledger_accounts_guard;
--> statement-breakpoint
UPDATE ledger_accounts SET version = last.movement_id
	FROM (SELECT account_id, max(movement_id) AS movement_id FROM ledger_entries GROUP BY account_id) AS last
	WHERE last.account_id = ledger_accounts.id AND player_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ENABLE TRIGGER ledger_accounts_guard;
