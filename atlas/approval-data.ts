import type { Approval } from '../review/approvals/approval.ts';

/** How a flow or policy compares with its signed version, as its page shows it. */
export type ApprovalData = Omit<Approval, 'before' | 'changes' | 'fails'>;
