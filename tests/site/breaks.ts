import type { Breaks } from '../break.ts';

export const breaks: Breaks = [
  {
    rows: ['SESS-03'],
    fault: 'The real address is ignored: pages bring no location cookies.',
    file: 'backend/site/web/plugin.ts',
    before: "if (located.length > 0) reply.header('set-cookie', located);",
    after: '',
    test: 'tests/site/web.test.ts',
    named: 'name the address of the connection, not one that the client tells',
  },
  {
    rows: ['SESS-03'],
    fault: 'In production anyone can say where they are.',
    file: 'backend/site/web/location-cookies.ts',
    before: 'const isBehindEdge = anyoneIsEdge || request.ips !== undefined;',
    after: 'const isBehindEdge = true;',
    test: 'tests/site/web.test.ts',
    named: 'name the place that the edge tells; in production only behind a trusted one',
  },
];
