import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { carryOn, tellProgress, useProgress } from '../../src/api/upload-progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function upload() {
  const file = new Blob(['photo']);
  const { result } = renderHook(() => useProgress(file));
  return {
    shown: () => result.current,
    says: (part: number, after: number): void => {
      vi.advanceTimersByTime(after);
      act(() => tellProgress(file, part));
    },
    goesOn: (after: number): void => {
      vi.advanceTimersByTime(after);
      act(() => carryOn(file));
    },
  };
}

describe('how far an upload is', () => {
  test('goes on between two words of the line, at the speed of the last', () => {
    const { shown, says, goesOn } = upload();
    says(0, 0);
    goesOn(250);
    expect(shown()).toBe(0);
    says(0.2, 750);
    goesOn(250);
    expect(shown()).toBeCloseTo(0.25);
    goesOn(250);
    expect(shown()).toBeCloseTo(0.3);
    says(0.5, 500);
    expect(shown()).toBe(0.5);
  });

  test('stands still with a line that does, and takes nothing back', () => {
    const { shown, says, goesOn } = upload();
    says(0, 0);
    says(0.2, 1_000);
    for (let time = 0; time < 20; time += 1) goesOn(250);
    expect(shown()).toBeCloseTo(0.4);
    says(0.3, 0);
    expect(shown()).toBeCloseTo(0.4);
    says(0, 0);
    expect(shown()).toBe(0);
    goesOn(250);
    expect(shown()).toBe(0);
  });

  test('is whole only when the line says so', () => {
    const { shown, says, goesOn } = upload();
    says(0, 0);
    says(0.9, 1_000);
    goesOn(250);
    expect(shown()).toBe(0.9);
    goesOn(10);
    expect(shown()).toBeLessThan(1);
    says(1, 100);
    expect(shown()).toBe(1);
  });
});
