-- Evidence and money are not emptied at once either. The seeds of a development platform say that they mean to.
CREATE FUNCTION refuse_emptying() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('croupier.emptying', true) = 'on' THEN RETURN NULL; END IF;
	RAISE EXCEPTION '% is never emptied', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_movements_not_emptied BEFORE TRUNCATE ON ledger_movements
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_not_emptied BEFORE TRUNCATE ON ledger_entries
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER limit_changes_not_emptied BEFORE TRUNCATE ON limit_changes
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER document_decisions_not_emptied BEFORE TRUNCATE ON document_decisions
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER questionnaire_answers_not_emptied BEFORE TRUNCATE ON questionnaire_answers
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER questionnaire_decisions_not_emptied BEFORE TRUNCATE ON questionnaire_decisions
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER status_changes_not_emptied BEFORE TRUNCATE ON status_changes
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER desk_acts_not_emptied BEFORE TRUNCATE ON desk_acts
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER game_acts_not_emptied BEFORE TRUNCATE ON game_acts
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
