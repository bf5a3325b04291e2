import { createFileRoute } from '@tanstack/react-router';

/** Sign-up (ROUTE-03). */
export const Route = createFileRoute('/$locale/signup')({ component: SignUp });

function SignUp() {
  return (
    <>
      <title>Sign up</title>
      <h1>Sign up</h1>
      <form>
        <button type="submit">Continue</button>
      </form>
    </>
  );
}
