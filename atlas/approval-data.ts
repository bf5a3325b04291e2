import type { Approval } from '../replay/approvals/approval.ts';

/** How a flow or policy stands to what was signed, as its page shows it. */
export type ApprovalData = Omit<Approval, 'before' | 'changes' | 'fails'>;
