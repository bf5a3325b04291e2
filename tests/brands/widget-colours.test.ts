import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandStyles } from '../../backend/third-parties/brand-styles.ts';
import { BRAND_COLOURS } from '../../reference/brand-colours.ts';

const WIDGETS = {
  'support-chat': {
    styles: 'backend/third-parties/support-chat/public/chat.css',
    page: 'backend/third-parties/support-chat/plugin.ts',
  },
  inbox: {
    styles: 'backend/third-parties/crm/public/inbox.css',
    page: 'backend/third-parties/crm/public/index.html',
  },
};

describe.each(Object.entries(WIDGETS))('the widget %s', (_name, { styles, page }) => {
  const own = readFileSync(styles, 'utf8');

  test('has no colour of its own: what a brand changes reaches it [BRAND-01]', () => {
    expect(own.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/giu)).toBeNull();
    expect(readFileSync(page, 'utf8')).toContain('/brands.css"');
  });

  test('knows every variable that it draws with [BRAND-01]', () => {
    const defined = (css: string) => Array.from(css.matchAll(/(--[\w-]+):/gu), ([, name]) => name);
    const known = new Set([...defined(own), ...defined(brandStyles())]);
    const used = [...own.matchAll(/var\((--[\w-]+)/gu)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});

test('each brand’s colours stand under its name, in both themes [BRAND-01]', () => {
  for (const [brand, { onAccent }] of Object.entries(BRAND_COLOURS)) {
    const block = brandStyles().split(`:root[data-brand='${brand}'] {`)[1]?.split('}')[0];
    expect(block).toContain(`  --on-accent: light-dark(${onAccent.join(', ')});\n`);
  }
});
