import type { TextId } from '../../texts/index.ts';
import type { ContentFailure } from './content-types.ts';

/** Why a part of a page is not there, where it comes from the content service. */
export const CONTENT_ERROR_WORDS = {
  unreachable: 'error.unreachable',
  failed: 'error.system.error',
} as const satisfies Record<ContentFailure, TextId>;
