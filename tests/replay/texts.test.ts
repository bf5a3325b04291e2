import { expect, test } from 'vitest';
import { anyText, t, wholeText } from '../../replay/texts.ts';

test('a text is looked for as it is read: filled, counted, and without the marks of its links', () => {
  expect(t('documents.remove', { file: 'a.png' })).toBe('Remove a.png');
  expect(t('chat.unread', { count: 1 })).toBe('Chat, 1 new answer');
  expect(t('chat.unread', { count: 2 })).toBe('Chat, 2 new answers');
  expect(t('signup.terms.label')).toBe('I have read and accept the terms and conditions.');
});

test('whatever stands in its placeholders, a text is found, on one line or not', () => {
  const unread = anyText('chat.unread');
  expect('3 of 4: Chat, 12\u00a0new answers').toMatch(unread);
  expect('Chat').not.toMatch(unread);
});

test('one of several texts is found as a part, or as the whole', () => {
  expect('Try again in a minute').toMatch(anyText('action.retry', 'action.back'));
  expect('Try again in a minute').not.toMatch(wholeText('action.retry', 'action.back'));
  expect('Try again').toMatch(wholeText('action.back', 'action.retry'));
});

test('what is a sign of patterns is itself in a text', () => {
  expect('What is a cooling-off').not.toMatch(wholeText('login.cooling.offer'));
  expect('What is a cooling-off?').toMatch(wholeText('login.cooling.offer'));
});
