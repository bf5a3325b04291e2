import { expect, test, vi } from 'vitest';
import { withPart } from '../../src/ui/parts.ts';

test('what needs a part that cannot be fetched is left undone, and rejects nothing that nobody hears', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  const act = vi.fn();
  withPart(Promise.reject(new TypeError('Failed to fetch')), act);
  withPart(Promise.resolve('part'), act);
  await new Promise((done) => {
    setTimeout(done);
  });
  process.off('unhandledRejection', unheard);
  expect(act.mock.calls).toEqual([['part']]);
  expect(unheard).not.toHaveBeenCalled();
});
