import { cleanup, render } from '@testing-library/react';
import { House as Drawn, Menu, type LucideIcon } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import createIcon from '../../src/ui/drawn-icon.ts';
import { Icon } from '../../src/ui/Icon.tsx';

afterEach(cleanup);

/** As the library's own files of icons have it. */
const HOUSE = 'lucide-react/dist/esm/icons/house.mjs';
const { __iconData: house } = (await import(HOUSE)) as {
  readonly __iconData: Parameters<typeof createIcon>[0];
};

const svgOf = (icon: LucideIcon, size?: 16): SVGElement | null =>
  render(<Icon of={icon} {...(size && { size })} />).container.querySelector('svg');

it('an icon of the built site is drawn as the library draws it, in every size', () => {
  const icon = createIcon(house) as unknown as LucideIcon;
  const attributes = (svg: SVGElement | null) =>
    Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]));
  for (const size of [undefined, 16] as const) {
    const own = svgOf(icon, size);
    const theirs = svgOf(Drawn, size);
    expect(own?.innerHTML).toBe(theirs?.innerHTML);
    const { xmlns: _, class: names = '', ...drawn } = attributes(theirs);
    expect({ ...attributes(own), class: '' }).toEqual({ ...drawn, class: '' });
    expect(names.split(' ')).toEqual(expect.arrayContaining([attributes(own)['class']]));
  }
  expect(svgOf(icon)?.innerHTML).not.toBe(svgOf(Menu)?.innerHTML);
});
