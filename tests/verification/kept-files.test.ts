// @vitest-environment happy-dom
import { createStore, entries } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
