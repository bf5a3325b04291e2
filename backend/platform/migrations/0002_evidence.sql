-- What people at the desk did and decided, and how an account changed, is evidence: it is added to, never rewritten.
CREATE TRIGGER document_decisions_append_only BEFORE UPDATE OR DELETE ON document_decisions
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER questionnaire_answers_append_only BEFORE UPDATE OR DELETE ON questionnaire_answers
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER questionnaire_decisions_append_only BEFORE UPDATE OR DELETE ON questionnaire_decisions
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER status_changes_append_only BEFORE UPDATE OR DELETE ON status_changes
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER desk_acts_kept BEFORE DELETE ON desk_acts
	FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- The result alone comes later, once.
CREATE TRIGGER desk_acts_append_only BEFORE UPDATE ON desk_acts FOR EACH ROW
	WHEN (OLD.status IS NOT NULL OR (NEW.id, NEW.at, NEW.by, NEW.role, NEW.path, NEW.said)
		IS DISTINCT FROM (OLD.id, OLD.at, OLD.by, OLD.role, OLD.path, OLD.said))
	EXECUTE FUNCTION ledger_refuse_change();
