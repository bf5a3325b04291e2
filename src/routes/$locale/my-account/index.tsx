import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../../access/account/AccountPage.tsx';

/** The player's account at a glance (ROUTE-17). */
export const Route = createFileRoute('/$locale/my-account/')({ component: AccountPage });
