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
CREATE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE ledger_accounts SET balance = balance + NEW.amount
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
