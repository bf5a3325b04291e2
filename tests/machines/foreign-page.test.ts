import { expect, test } from 'vitest';
import { isForeign } from '../../reference/web-page.ts';

const ours = ['https://casino.example', 'https://other.example'];

test.each([
  ['https://studio.example/play/golden-fern#session=1', true],
  ['https://casino.example:8443/play', true],
  ['https://casino.example/play', false],
  ['https://other.example/play', false],
  ['blob:https://casino.example/0b1c', false],
  ['javascript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['about:blank', false],
  ['/play', false],
  ['', false],
])('a game at %j opens in the frame: %s [INGAME-04]', (url, opens) => {
  expect(isForeign(url, ours)).toBe(opens);
});
