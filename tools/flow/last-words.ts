import type { FlowPlan } from './plan.ts';

/** The contract's words on a flow that was written, and the list of decisions that are left to a person. */
export function lastWords({ id, area, description, fields }: FlowPlan): string {
  const open = [
    `the words: read src/texts/${area}/en.json, and translate what other languages mark with ⟦en⟧`,
    'the way there: nothing links to the page yet; the account page (src/access/account/AccountPage.tsx) may',
    `whether it is regulated: flow.ts says so until you decide. It is where money, limits, identity or
  safety hang on it: then a person approves the chart (npm run atlas:approve -- ${id})`,
    'what else must never happen (safety.ts)',
    ...(fields.some(({ kind }) => kind === 'country')
      ? ['which countries may be chosen: the page lists all where people live']
      : []),
    'what follows a success, where more than a word and the way back should',
  ];
  return `The contract says: ${description}
What it cannot say:
${open.map((one) => `- ${one}`).join('\n')}
Then: npm run check -- ${id}`;
}
