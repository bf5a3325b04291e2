import { describe, expect, it } from 'vitest';
import { prepareMarkup } from '../../src/app/markup.ts';

describe('prerendered markup', () => {
  it('moves the leading document metadata to the head', () => {
    const { head, body } = prepareMarkup(
      '<title>Home</title><meta name="description" content="a"/><main><h1>Home</h1></main>',
      'home',
    );
    expect(head).toBe(
      '<title data-prerendered>Home</title><meta data-prerendered name="description" content="a"/>',
    );
    expect(body).toBe('<main><h1>Home</h1></main>');
  });

  it('makes what needs scripts inert and leaves links alive', () => {
    const { body } = prepareMarkup(
      '<a href="/en-UN/">Home</a><form><input name="a"/><button type="submit">Go</button></form>',
      'home',
    );
    expect(body).toBe(
      '<a href="/en-UN/">Home</a><form inert><input inert name="a"/><button inert type="submit">Go</button></form>',
    );
  });

  it.each([
    '<div style="color:red">a</div>',
    '<style>a{}</style>',
    '<script>1</script>',
    '<p onclick="a()">a</p>',
    '<a href="javascript:a()">a</a>',
  ])('refuses what the policy would block: %s', (markup) => {
    expect(() => prepareMarkup(markup, 'home')).toThrow(/Prerendered page home holds/);
  });
});
