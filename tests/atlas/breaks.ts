import type { Breaks } from '../../replay/requirements/break.ts';

export const breaks: Breaks = [
  {
    rows: [],
    fault: 'what was found of a chart still holds when its transitions do something else',
    file: 'replay/charts/review.ts',
    before: "  'words',\n",
    after: "  'words',\n  'actions',\n",
    test: 'tests/atlas/replay-results.test.ts',
    named:
      'results outlive other words for the same chart, approvals do not; neither outlives another chart',
  },
  {
    rows: [],
    fault: 'Who sees no shapes is not told whether a path failed.',
    file: 'atlas/site/mark.tsx',
    before: 'label={STANDING_WORDS[standing]}',
    after: '',
    test: 'tests/atlas/marks.test.tsx',
    named: 'a mark says in words what its shape says',
  },
  {
    rows: [],
    fault: 'Beside its word every proof is read out once more.',
    file: 'atlas/site/proof.tsx',
    before: '<ShapeMark paint',
    after: '<ShapeMark label={proof} paint',
    test: 'tests/atlas/marks.test.tsx',
    named: 'a mark whose text says it all is told once',
  },
];
