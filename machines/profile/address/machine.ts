import { assign, emit, setup } from 'xstate';
import type { Input } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { failureThrown, operations, refusedAs, type Failure } from '../../operations.ts';

export type AddressEvent = { type: 'address.submitted'; body: Input<'updateAddress'>['body'] };
export type AddressEmitted = { type: 'address.saved' };

export type AddressScreen =
  | { readonly name: 'editing' }
  | { readonly name: 'saving' }
  | { readonly name: 'saved' }
  | { readonly name: 'postalCodeRefused' }
  | { readonly name: 'provinceRefused' }
  | { readonly name: 'failed'; readonly failure: Failure };

interface AddressContext {
  failure: Failure | undefined;
}

/** The postal address, in the country of the account (PROF-06). */
export const addressMachine = setup({
  types: {
    context: {} as AddressContext,
    events: {} as AddressEvent,
    emitted: {} as AddressEmitted,
    meta: {} as StateMeta<AddressScreen>,
    tags: {} as 'busy',
  },
  actors: operations('updateAddress'),
}).createMachine({
  id: 'address',
  description: 'The player changes the postal address.',
  context: { failure: undefined },
  initial: 'editing',
  states: {
    editing: {
      description: 'The address as it is stored, to be changed.',
      meta: { screen: 'editing', requirements: ['PROF-06', 'PROF-11'] },
      on: { 'address.submitted': { target: 'saving' } },
    },
    saving: {
      description: 'The platform stores the address.',
      meta: { screen: 'saving', requirements: ['PROF-04', 'PROF-05', 'PROF-06'] },
      tags: 'busy',
      invoke: {
        src: 'updateAddress',
        input: ({ event }) => ({ body: event.body }),
        onDone: [
          {
            description: 'the address is stored',
            guard: ({ event }) => event.output.ok,
            target: 'saved',
            actions: emit({ type: 'address.saved' }),
          },
          {
            description: 'the postal code is not one of the country',
            guard: refusedAs<'updateAddress'>('error.address.postal_code'),
            target: 'postalCodeRefused',
          },
          { target: 'provinceRefused' },
        ],
        onError: {
          target: 'failed',
          actions: assign({ failure: failureThrown }),
        },
      },
    },
    saved: {
      description: 'The address is stored; it may be changed again.',
      meta: { screen: 'saved', requirements: ['PROF-06'] },
      on: { 'address.submitted': { target: 'saving' } },
    },
    postalCodeRefused: {
      description: 'The platform does not take the postal code; what was typed stays.',
      meta: { screen: 'postalCodeRefused', requirements: ['PROF-09'] },
      on: { 'address.submitted': { target: 'saving' } },
    },
    provinceRefused: {
      description: 'The platform does not take the province; what was typed stays.',
      meta: { screen: 'provinceRefused', requirements: ['PROF-09'] },
      on: { 'address.submitted': { target: 'saving' } },
    },
    failed: {
      description: 'The address could not be stored; what was typed stays.',
      meta: { screen: 'failed', requirements: ['PROF-09', 'ERR-03'] },
      on: { 'address.submitted': { target: 'saving' } },
    },
  },
});
