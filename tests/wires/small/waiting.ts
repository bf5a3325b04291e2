/** A module in which a fault makes its caller wait for ever: {@link file://./waiting.test.ts} */
export const settled = (isReady: () => boolean): Promise<string> =>
  new Promise((resolve) => {
    if (isReady()) resolve('settled');
  });
