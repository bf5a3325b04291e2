// Nothing that was typed goes unnoticed: whoever leaves with it is asked first.
const edited = document.querySelector('form.document');
if (edited instanceof HTMLFormElement) {
  let isKept = edited.dataset['kept'] !== 'no';
  edited.addEventListener('input', () => {
    isKept = false;
  });
  edited.addEventListener('submit', (event) => {
    // A preview opens beside: what stands here is not published by it.
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.formTarget === '') isKept = true;
  });
  addEventListener('beforeunload', (event) => {
    if (!isKept) event.preventDefault();
  });
}
