// Nothing that was typed goes unnoticed: whoever leaves with it is asked first.
const form = document.querySelector('form.document');
if (form instanceof HTMLFormElement) {
  let isKept = form.dataset['kept'] !== 'no';
  form.addEventListener('input', () => {
    isKept = false;
  });
  form.addEventListener('submit', (event) => {
    // A preview opens beside: what stands here is not published by it.
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.formTarget === '') isKept = true;
  });
  addEventListener('beforeunload', (event) => {
    if (!isKept) event.preventDefault();
  });
}
