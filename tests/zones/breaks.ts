import type { Breaks } from '../../replay/requirements/break.ts';

const ZONES = 'tests/zones/zones.test.ts';

/** Of the rules that hold how the house is built. */
export const breaks: Breaks = [
  {
    rows: ['ARCH-01'],
    constant: 'package.json',
    heldBy: 'knip in the test command: a library that nothing imports fails it',
  },
  {
    rows: ['ARCH-04'],
    fault: 'a request that somebody writes by hand passes',
    file: 'tools/zones/site-rules.ts',
    before: "  'fetch',\n  'XMLHttpRequest',",
    after: "  'XMLHttpRequest',",
    test: ZONES,
    named: "where it has no place: const load = () => fetch('/x');",
  },
  {
    rows: ['ARCH-05'],
    fault: 'a view that keeps a flow in its own state passes',
    file: 'tools/zones/site-rules.ts',
    before: 'if (!FLOW_WORDS.test(name) && !startsAsSwitch(init)) return;',
    after: 'if (name.length > 0) return;',
    test: ZONES,
    named: 'where it has no place: const [busy, setBusy] = useState(start);',
  },
  {
    rows: ['ARCH-06'],
    fault: 'a transition that no path takes is not missed',
    file: 'machines/paths/gaps.ts',
    before: '    ...unplanned,\n',
    after: '',
    test: 'tests/paths/gaps.test.ts',
    named: 'what was never planned is named, with the command that plans it',
  },
];
