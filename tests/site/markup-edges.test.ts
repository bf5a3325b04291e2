import { describe, expect, it } from 'vitest';
import { prepareMarkup } from '../../src/app/markup.ts';

const refused = (markup: string) => () => prepareMarkup(markup, 'deposit');

describe('rendered markup', () => {
  it('that is empty was a redirect', () => {
    expect(refused('')).toThrow(new Error('Prerendered page deposit is empty: was it redirected?'));
  });

  it.each([
    ['<script>1</script>', 'an inline script', '<script'],
    ['<p>a</p><SCRIPT src="/a.js">', 'an inline script', '<SCRIPT'],
    ['<STYLE>a{}</STYLE>', 'a style element', '<STYLE'],
    ['<div style="color:red">a</div>', 'a style attribute', '<div style="'],
    ['<div class="a" style="color:red">', 'a style attribute', '<div class="a" style="'],
    ['<p ONCLICK="a()">a</p>', 'an inline event handler', '<p ONCLICK="'],
    [
      '<p class="a" onpointerdown="a()">a</p>',
      'an inline event handler',
      '<p class="a" onpointerdown="',
    ],
    ['<a href="  javascript:a()">a</a>', 'a javascript: address', 'href="  javascript:'],
    ['<img src="JavaScript:a()">', 'a javascript: address', 'src="JavaScript:'],
    ['<form action="javascript:a()">', 'a javascript: address', 'action="javascript:'],
  ])('%s is refused, and named', (markup, what, found) => {
    expect(refused(markup)).toThrow(new Error(`Prerendered page deposit holds ${what}: ${found}`));
  });

  it('of what is refused the beginning is shown', () => {
    const long = `<div class="${'a'.repeat(500)}" style="x">`;
    expect(refused(long)).toThrow(
      new Error(`Prerendered page deposit holds a style attribute: ${long.slice(0, 200)}`),
    );
  });

  it.each([
    '<p>script, style="x", onclick="x" and href javascript: in words</p>',
    '<p class="style">a</p>',
    '<stylesheet-note>a</stylesheet-note>',
    '<scripture>a</scripture>',
    '<a data-on="x" href="/javascript:">a</a>',
    '<p title="a" class="on">on</p>',
  ])('%s passes as it is', (markup) => {
    expect(prepareMarkup(markup, 'deposit')).toEqual({ head: '', body: markup });
  });

  it('metadata goes to the head as far as it leads, in its order', () => {
    expect(
      prepareMarkup(
        '<link rel="a"/><title lang="en">A &amp; B</title><meta name="b"><title></title><p><meta name="c"/></p><title>D</title>',
        'deposit',
      ),
    ).toEqual({
      head: '<link data-prerendered rel="a"/><title data-prerendered lang="en">A &amp; B</title><meta data-prerendered name="b"><title data-prerendered></title>',
      body: '<p><meta name="c"/></p><title>D</title>',
    });
    expect(prepareMarkup('<metadata>a</metadata>', 'deposit')).toEqual({
      head: '',
      body: '<metadata>a</metadata>',
    });
    expect(prepareMarkup('<meta/><b>a</b>', 'deposit')).toEqual({
      head: '<meta data-prerendered/>',
      body: '<b>a</b>',
    });
  });

  it('everything that only works with scripts is inert, and nothing else', () => {
    expect(
      prepareMarkup(
        '<form><button>a</button><input><select></select><textarea></textarea><details><summary>b</summary></details></form><formula></formula><a href="/">c</a>',
        'deposit',
      ).body,
    ).toBe(
      '<form inert><button inert>a</button><input inert><select inert></select><textarea inert></textarea><details><summary inert>b</summary></details></form><formula></formula><a href="/">c</a>',
    );
  });
});
