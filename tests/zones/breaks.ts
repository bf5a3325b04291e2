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
    rows: [],
    fault: 'folders that import one another in a circle pass',
    file: 'tools/zones/check.ts',
    before: '...[...parentsIn(edges)].flatMap(',
    after: '...[...parentsIn([])].flatMap(',
    test: ZONES,
    named: 'names a circle of folders, and the imports that make it',
  },
  {
    rows: [],
    fault: 'areas of a floor that import one another in a circle pass',
    file: 'tools/zones/circles.ts',
    before: 'folders.map((_, depth) =>',
    after: 'folders.slice(0, 1).map((_, depth) =>',
    test: ZONES,
    named: 'names a circle of folders below the top, and of no file beside them',
  },
  {
    rows: [],
    fault: 'an area of the backend may be built on the payment provider that happens to stand in',
    file: 'tools/zones/rules.ts',
    before: "if (isBackendArea(edge.from) && edge.to.startsWith('backend/third-parties/')) {",
    after: "if (isBackendArea(edge.from) && edge.to === 'backend/third-parties/') {",
    test: ZONES,
    named: "refuses in backend/banking/a.ts: import { x } from '../third-parties/pay/x.ts';",
  },
  {
    rows: [],
    fault: 'files that import one another in a circle of three pass',
    file: 'tools/zones/circles.ts',
    before: '      reached.push(next);\n',
    after: '',
    test: ZONES,
    named: 'names a circle of folders, and the imports that make it',
  },
  {
    rows: [],
    fault: 'the atlas may draw the site into its pages',
    file: 'tools/zones/rules.ts',
    before: "if (isInDom(edge.to) && !isInDom(edge.from) && zone !== 'tests') {",
    after: "if (isInDom(edge.to) && !isInDom(edge.from) && zone === 'replay') {",
    test: ZONES,
    named: "refuses in atlas/watch/a.ts: import { x } from '../../replay/view/x.ts';",
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
