// Typed text is not lost unnoticed: a person who leaves with it is asked first.
const edited = document.querySelector('form.document');
if (edited instanceof HTMLFormElement) {
  let isKept = edited.dataset['kept'] !== 'no';
  edited.addEventListener('input', () => {
    isKept = false;
  });
  edited.addEventListener('submit', (event) => {
    // A preview opens beside the form, and publishes nothing of it.
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.formTarget === '') isKept = true;
  });
  const publish = document.getElementById('publish');
  const unchanged = document.getElementById('unchanged');
  if (publish instanceof HTMLButtonElement && edited.dataset['differs'] === 'no') {
    publish.disabled = true;
    if (unchanged !== null) unchanged.hidden = false;
    edited.addEventListener('input', () => {
      publish.disabled = false;
      if (unchanged !== null) unchanged.hidden = true;
    });
  }
  document.getElementById('problems')?.focus();
  addEventListener('beforeunload', (event) => {
    if (!isKept) event.preventDefault();
  });
}
