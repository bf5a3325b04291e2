import type { Breaks } from '../break.ts';

export const breaks: Breaks = [
  {
    rows: ['LOC-01', 'LOC-02'],
    fault: 'the market of an address is read as its language and the language as its market',
    file: 'src/locale/locale.ts',
    before: '  const language = prefix.slice(0, 2);\n  const code = prefix.slice(3);',
    after: '  const language = prefix.slice(3);\n  const code = prefix.slice(0, 2);',
    test: 'tests/ui/locale.test.ts',
    named: 'LOC-01 LOC-02 splits language and market and keeps the rest',
  },
  {
    rows: ['LOC-03'],
    fault: 'an address of one short segment keeps it as if it were a page',
    file: 'src/locale/locale.ts',
    before: 'const PREFIX_LENGTH = 5;',
    after: 'const PREFIX_LENGTH = 0;',
    test: 'tests/ui/locale.test.ts',
    named: 'LOC-03 /en runs as en-UN',
  },
  {
    rows: ['LOC-10'],
    fault: 'thousands are grouped by blanks instead of commas',
    file: 'src/money/format.ts',
    before: "(?=(\\d{3})+$)/g, ',')",
    after: "(?=(\\d{3})+$)/g, ' ')",
    test: 'tests/ui/money.test.ts',
    named: 'LOC-10 groups thousands by commas and takes the sign from US English',
  },
  {
    rows: ['LAYOUT-04'],
    fault: 'the height of the application stays as it was at the start',
    file: 'src/shell/app-height.ts',
    before: "  view.addEventListener('resize', resized);",
    after: '',
    test: 'tests/ui/shell.test.tsx',
    named: 'LAYOUT-04 CONST-12 follows a resize after 350 ms',
  },
];
