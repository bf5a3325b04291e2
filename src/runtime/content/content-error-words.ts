import type { TextId } from '../../texts/index.ts';
import type { ContentFailure } from './content-types.ts';

/** Why a part of a page from the content service is missing. */
export const CONTENT_ERROR_WORDS = {
  unreachable: 'error.unreachable',
  failed: 'error.system.error',
} as const satisfies Record<ContentFailure, TextId>;
