// Comfort only: every page works without this script.

/**
 * Digits of every script: the server reads them all.
 * @param {string} text
 */
const digitsIn = (text) => text.match(/\p{Nd}/gu) ?? [];

/**
 * @param {string} text
 * @param {number} size
 */
const grouped = (text, size) => {
  const digits = digitsIn(text);
  const parts = [];
  for (let at = 0; at < digits.length; at += size) parts.push(digits.slice(at, at + size).join(''));
  return parts.join(' ');
};

// Groups digits while they are typed, and keeps the caret behind the digit it stood behind.
for (const input of document.querySelectorAll('input')) {
  const size = Number(input.dataset.group ?? 0);
  if (size === 0) continue;
  input.addEventListener('input', () => {
    const typed = input.value.slice(0, input.selectionStart ?? 0);
    let before = digitsIn(typed).length;
    input.value = grouped(input.value, size);
    let caret = 0;
    for (const sign of input.value) {
      if (before === 0) break;
      caret += sign.length;
      if (sign !== ' ') before--;
    }
    input.setSelectionRange(caret, caret);
  });
}

// A second click does nothing; the server would refuse it anyway.
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'true';
    form.querySelector('button')?.setAttribute('aria-disabled', 'true');
  });
}
// Clickable again when the page comes back from the browser's cache.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form')) {
    delete form.dataset.sent;
    form.querySelector('button')?.removeAttribute('aria-disabled');
  }
});

// Offered only in browsers that can do it.
for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!(button instanceof HTMLButtonElement) || !navigator.clipboard) continue;
  const source = document.getElementById(button.dataset.copy ?? '');
  if (!(source instanceof HTMLTextAreaElement)) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(source.value).then(
      () => {
        button.textContent = button.dataset.copied ?? '';
        button.setAttribute('role', 'status');
      },
      () => source.select(),
    );
  });
}

const first = document.querySelector('[data-focus]');
if (first instanceof HTMLElement) first.focus();

// Waits without reloading, which would take a screen reader back to the top: the page answers with
// a redirect as soon as there is news. Without script the page refreshes itself.
if (document.querySelector('[data-waiting]')) {
  const look = async () => {
    try {
      const answer = await fetch(location.href, { redirect: 'manual' });
      if (answer.type === 'opaqueredirect') location.reload();
    } catch {
      // The network is away for a moment: the next look may find it.
    }
    again();
  };
  const again = () => setTimeout(() => void look(), 1500);
  again();
}
