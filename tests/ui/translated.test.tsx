import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../../src/ui/Button.tsx';

/** Leaves what Chrome's translator leaves: each text node becomes `<font><font>text</font></font>`. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ data }) => data.trim() !== '')) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

it('a button of a translated page says its new sum, and that the answer is awaited', () => {
  const { rerender } = render(<Button>Withdraw €40.00</Button>);
  translate();
  rerender(<Button>Withdraw €60.00</Button>);
  expect(screen.getByRole('button')).toHaveTextContent('Withdraw €60.00');
  translate();
  rerender(<Button busy>Withdrawing…</Button>);
  expect(screen.getByRole('button', { busy: true })).toHaveTextContent('Withdrawing…');
});

type Line = (props: { count: number; isNew: boolean }) => ReactElement;
const InARow: Line = ({ count, isNew }) => (
  <p>
    {isNew && <strong>New:</strong>} {count} messages <a href="/inbox">Open</a>
  </p>
);
const InAList: Line = ({ count, isNew }) => (
  <p>
    {isNew && <strong>New:</strong>}{' '}
    {[
      count,
      ' messages ',
      <a key="open" href="/inbox">
        Open
      </a>,
    ]}
  </p>
);

it.each([
  ['in a row', InARow],
  ['in a list', InAList],
] as const)(
  'texts beside elements that come and go stay true, %s, with the spaces between them',
  (_where, Line) => {
    const { rerender, container } = render(<Line count={1} isNew={false} />);
    translate();
    rerender(<Line count={2} isNew />);
    expect(container).toHaveTextContent('New: 2 messages Open');
    translate();
    rerender(<Line count={3} isNew={false} />);
    expect(container).toHaveTextContent('3 messages Open');
  },
);
