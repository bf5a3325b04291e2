import { i18n } from '@lingui/core';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { portableText } from '../../backend/third-parties/content/portable-text.ts';
import { RichText } from '../../src/content/RichText.tsx';
import type { RichTextValue } from '../../src/content/types.ts';
import { TextsProvider } from '../../src/texts/index.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

const en = sourceTexts('en');

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: en });
});

const show = (value: RichTextValue, heading?: 2 | 3) =>
  render(
    <TextsProvider>
      <RichText value={value} locale={{ prefix: 'fi-FI' }} {...(heading && { heading })} />
    </TextsProvider>,
  );

describe('CONT-12: content as React nodes', () => {
  it('has headings, paragraphs and lists', () => {
    show(portableText(['## Limits', 'Some **bold** words.', '- one', '- two', '1. first']));
    expect(screen.getByRole('heading', { level: 2, name: 'Limits' })).toBeVisible();
    expect(screen.getByText('bold').tagName).toBe('STRONG');
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('starts one level lower inside a section', () => {
    show(portableText(['## Limits', '### Daily']), 3);
    expect(screen.getByRole('heading', { level: 3, name: 'Limits' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 4, name: 'Daily' })).toBeVisible();
  });

  it('LOC-01: links within the site keep the locale', () => {
    show(portableText(['[Terms](/terms)']));
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/fi-FI/terms');
  });

  it('links that lead out open apart, and say so', () => {
    show(portableText(['[Help](https://help.example/x)']));
    // A browser sets the hidden words apart by themselves: they are no part of the line.
    const link = screen.getByRole('link', { name: /^Help ?\(opens in a new tab\)$/ });
    expect(link).toHaveAttribute('href', 'https://help.example/x');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('an e-mail address in a text, or in a list, is written to by a press', () => {
    show(portableText(['Write to support@a-b.example.', '- Privacy: privacy+x@b.example']));
    expect(screen.getByRole('link', { name: 'support@a-b.example' })).toHaveAttribute(
      'href',
      'mailto:support@a-b.example',
    );
    expect(screen.getByRole('link', { name: 'privacy+x@b.example' })).toHaveAttribute(
      'href',
      'mailto:privacy+x@b.example',
    );
    expect(screen.getByText(/Write to/).closest('p')).toHaveTextContent(
      'Write to support@a-b.example.',
    );
  });

  it.each(['javascript:alert`1`', '//evil.example', 'http://plain.example'])(
    'a link to %s is only its words',
    (href) => {
      show(portableText([`[Click](${href})`]));
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('Click')).toBeVisible();
    },
  );

  it('markup in a text is text', () => {
    const { container } = show(portableText(['<img src=x onerror=alert(1)> **<b>x</b>**']));
    expect(container.querySelector('img, b')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)> <b>x</b>');
  });

  it('blocks, styles and marks that it does not know do no harm', () => {
    const { container } = show([
      { _type: 'video', _key: 'v', src: 'x' } as { _type: string },
      {
        _type: 'block',
        _key: 'b',
        style: 'blink',
        children: [{ _type: 'span', _key: 's', text: 'plain', marks: ['glow', 'nowhere'] }],
        markDefs: [{ _type: 'glow', _key: 'glow' }],
      } as { _type: string },
    ]);
    expect(container).toHaveTextContent('plain');
  });
});
