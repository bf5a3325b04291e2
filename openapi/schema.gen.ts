// Generated from the contract by `npm run contract`. Do not edit.
export interface paths {
    "/api/v1/player/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add contact details to a registration
         * @description The second step of sign-up: names, phone number, date of birth and address, and the CPF where the market asks for it. Allowed until the account is verified.
         */
        put: operations["updateRegistration"];
        /**
         * Register a new player
         * @description The first step of sign-up. Creates an account that is not verified yet and returns its player id, which the following steps carry. The captcha token proves a person; the country header tells where the visitor was located, so that a blocked country can be refused.
         */
        post: operations["registerPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/registration/sms_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code by text message
         * @description Sends a new code to the registration's phone number; an earlier code stops being valid. Within `resendAfter` of the last one nothing is sent: the answer names the code under way, with the time it has left.
         */
        post: operations["requestRegistrationSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/registration/sms_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the code from a text message
         * @description Compares the code; on success the account is verified and may log in.
         */
        post: operations["verifyRegistrationSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/registration/email_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code by e-mail
         * @description Sends a new code to the registration's e-mail address; an earlier code stops being valid. Within `resendAfter` of the last one nothing is sent: the answer names the code under way, with the time it has left.
         */
        post: operations["requestRegistrationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/registration/email_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the code from an e-mail
         * @description Compares the code; on success the account is verified and may log in.
         */
        post: operations["verifyRegistrationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a player in
         * @description Compares the password and opens a session. A refusal carries its code, the facts in additionalInfo and the same facts in the message, which is what the specification's recognisers read. A refused login never ends another session.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/session/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a session
         * @description The identity provider's part, added to the specification's calls. Exchanges the refresh token for new tokens; the old refresh token stops being valid. If it comes again within 30 seconds, and the token that followed was not used, the answer was lost: it is answered with the same refresh token. A refresh token that is used a second time otherwise was stolen, so its whole family is revoked and the player is logged out.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/sign_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a player out
         * @description Revokes the session and its refresh tokens. The answer may name a page to go to.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/password_reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset
         * @description Sends a code by text message when the account has a verified phone, otherwise a link by e-mail. The answer is the same, after the same work, whether or not an account has the address and whatever was sent: nobody learns who has one, nor by what is asked for. Within `resendAfter` of the last one of its kind that was asked for from the same network nothing is sent: the answer names the one under way, with the time it has left. The site words the not-found refusal of a platform that tells like the success.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/password_reset/sms_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the code of a password reset
         * @description Compares the code from the text message; on success returns the key that permits a new password, once, for a quarter of an hour.
         */
        post: operations["verifyPasswordResetSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/password_reset/new_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password after a code
         * @description Sets the password with the key that the verified text-message code gave, which is good once. Ends all sessions of the player and every other reset, and tells the player by e-mail.
         */
        post: operations["setNewPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/password_reset/new_password/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password after an e-mail link
         * @description Sets the password with the key from the link in the e-mail, which is good once. Ends all sessions of the player and every other reset, and tells the player by e-mail.
         */
        post: operations["setNewPasswordByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/access/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the session may do
         * @description Resolves the session - whether it is authorized, the risk flags, and where the player is.
         */
        get: operations["getAccessContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/access/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the player's profile
         * @description The profile with its product flags, loaded at boot, after login and after a verification.
         */
        get: operations["getAccessDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the player's profile
         * @description Changes what is sent and leaves the rest. The country is sent mapped (LL as NL, JJ as DE), the language inen as en, and a postal code only when there is one. The number may be given as it is; another one is not_changeable here, because changePhoneNumber and verifyPhoneNumberSms tell its owner.
         */
        patch: operations["updateAccessDetails"];
        trace?: never;
    };
    "/api/v1/player/markets/risk-setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a market verifies new players
         * @description Tells, after the first step of sign-up, whether the place is served and how a code is sent.
         */
        get: operations["getMarketRiskSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/migration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Migrate an account from an older platform
         * @description Called once after a login whose context asks for it. Never keeps the player from logging in.
         */
        post: operations["migratePlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/latest-activity-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the player's last logins
         * @description The last login before this one and the history of logins, newest first.
         */
        get: operations["getLatestActivityLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/paynplay/player/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the code of a pay-and-play payment
         * @description Exchanges the payment provider's one-time code for what the provider knows of the player. When e-mail address and phone number are known the player goes on, otherwise the sign-up form asks for them.
         */
        post: operations["verifyPayAndPlayCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/paynplay/payment/{state}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a pay-and-play payment stands
         * @description Added to the specification's calls. Asked by the page that waits for the provider, as a bank's app may lead back to another browser, and by the page in that other browser. It says nothing of who pays, and opens nothing.
         */
        get: operations["getPayAndPlayPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/paynplay/player/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a pay-and-play player
         * @description Adds what the payment provider did not know, as the sign-up form asked for it.
         */
        post: operations["updatePayAndPlayPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/paynplay/player/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a pay-and-play player in
         * @description Opens a session for the player of a completed pay-and-play payment.
         */
        post: operations["logInPayAndPlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-provider/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the payment provider's page
         * @description The address of the pay-and-play frame, at the payment provider. The player identifies and pays there; the provider then returns to the redirect address with a code, or with an error. Currency and country are fixed by the specification.
         */
        get: operations["authorizePayAndPlay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/phone_number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the player's phone number
         * @description The number in its two parts and whether it is verified.
         */
        get: operations["getPhoneNumber"];
        put?: never;
        /**
         * Store another phone number
         * @description Stores the number. A number that differs from the stored one is not verified.
         */
        post: operations["changePhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/phone_number/sms_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to another phone number
         * @description Sends a code to the number that the player wants to change to.
         */
        post: operations["requestPhoneNumberSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/phone_number/sms_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the code for another phone number
         * @description Compares the code; on success the number is the player's and verified. That another player has the number is only told to who has entered its code.
         */
        post: operations["verifyPhoneNumberSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store another address
         * @description Replaces the player's postal address. The country is sent mapped (LL as NL, JJ as DE).
         */
        post: operations["updateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store another language
         * @description Stores the language in which the operator writes to the player.
         */
        post: operations["updateLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Replaces the password when the old one is right and the new one differs from it. The other sessions of the player end. The server's message is shown on the refusals here, on 404 and on 500.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/marketing_preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the marketing preferences
         * @description By which channels and on which topics the player wants marketing.
         */
        get: operations["getMarketingPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change marketing preferences
         * @description Changes the channels and topics that are sent and leaves the rest.
         */
        patch: operations["updateMarketingPreferences"];
        trace?: never;
    };
    "/api/v1/player/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the player's documents
         * @description For each type of document how far its verification is, with the files that were uploaded.
         */
        get: operations["getDocuments"];
        put?: never;
        /**
         * Upload a document
         * @description Stores one file of a document: JPEG, PNG or PDF, HEIC where the platform can read it, at most 10 MB and ten files. What it is comes before the file. The same file again is answered as it was the first time. It is under review once its verification is started.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/documents/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a document's verification stands
         * @description The status of one type of document.
         */
        get: operations["getDocumentVerification"];
        put?: never;
        /**
         * Start the verification of a document
         * @description Hands the uploaded files of a type to review.
         */
        post: operations["startDocumentVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jumio/documents/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an identity check at the KYC provider
         * @description Returns the KYC provider's page, to which the player is taken; the provider returns to returnUrl.
         */
        post: operations["initiateIdentityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/questionnaire/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the answers on the source of funds
         * @description What the player answered so far; every part may be absent.
         */
        get: operations["getQuestionnaireAnswer"];
        put?: never;
        /**
         * Submit the answers on the source of funds
         * @description Stores the answers and hands them to review, once: the same answers again are acknowledged again. Where the player chose Other, the free text stands in place of the choice.
         */
        post: operations["submitQuestionnaireAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/salary-range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the salary ranges to choose from
         * @description The ranges of the questionnaire in the player's currency, the lowest first. Ids are above 0.
         */
        get: operations["getSalaryRanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/occupations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the occupations to choose from
         * @description The occupations of the questionnaire, Other among them. The content service holds them first.
         */
        get: operations["getOccupations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/source-of-funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the sources of funds to choose from
         * @description The sources of funds of the questionnaire, Other among them. The content service holds them first.
         */
        get: operations["getSourcesOfFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the balances
         * @description The player's wallet as lists of buckets; the balances derive from them. Read every 20 seconds.
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/recent-deposit-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the player's deposit methods
         * @description The payment methods of the player's latest deposits, the latest first, without repetition; and every method that is offered to the player, with its range.
         */
        get: operations["getRecentDepositMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the transaction history
         * @description A page of transactions, newest first. What arrives in between does not move the pages behind; a page may repeat rows when the last one of the page before was dated anew, and the site removes repetitions by referenceId.
         */
        get: operations["getTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/pendingWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the withdrawals that are not paid out yet
         * @description The player's withdrawals that have not arrived yet, newest first, and what became of the others of late.
         */
        get: operations["getPendingWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/net-position-win-loss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read net position and win or loss
         * @description What the player put in and took out, and won or lost, of their main balance in a period: whatever its category. Payments count when they have succeeded, stakes and winnings as soon as they moved.
         */
        get: operations["getNetPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/transaction-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the player's deposits
         * @description The number of successful deposits, for targeting content and for telling a first deposit.
         */
        get: operations["getTransactionSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/deposit-allowed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether the player may deposit
         * @description Decides what the deposit flow shows. Every finding is a success with its result, so that limits, documents and restrictions each have their own screen. With later, the player chose to verify documents later.
         */
        post: operations["checkDepositAllowed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/deposit/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a deposit
         * @description Starts a payment and returns the payment provider's page, to which the player is taken. The money arrives when the provider reports it; the provider then returns the player to returnUrl with the query deposit holding the referenceId.
         */
        post: operations["requestDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/deposit/{referenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a deposit stands
         * @description Added to the specification's calls. Read after the return from the payment provider, until the deposit is settled, because the provider's report may arrive after the player.
         */
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/withdrawal-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check how much the player may withdraw
         * @description Decides what the withdraw flow shows. A limit of 0 means that it is reached; the flow also compares it with the main balance, which comes with it so that both are of one moment. A result about documents or restrictions comes before the limit.
         */
        post: operations["checkWithdrawalLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/withdrawal/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a withdrawal
         * @description Locks the amount at once; it is paid out after a while, or after a review. Whoever has an active bonus that is not wagered yet loses it with the request, and so has to say so.
         */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/withdrawal/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a pending withdrawal
         * @description Puts the whole amount back into the main balance, where the law of the player's residence allows it and the money is not on its way yet.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/realtime/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a token for the realtime channel
         * @description A short-lived token that opens the realtime channel once, as the query parameter token of the gateway. Any 401 here means that there is no channel for this player; it is ignored and does not log the player out.
         */
        post: operations["getRealtimeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/deposit-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the deposit limits
         * @description The player's own limits on deposits by period, with what is used and what is pending.
         */
        get: operations["getDepositLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set, delete, confirm or un-change a deposit limit
         * @description Changes the limit of one period. A lower limit holds at once; a higher one and a deletion become pending as the backend decides. Returns all limits, which replace the ones known so far.
         */
        patch: operations["updateDepositLimit"];
        trace?: never;
    };
    "/api/v1/player/spend-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the spend limits
         * @description The player's own limits on spending by period, with what is used and what is pending.
         */
        get: operations["getSpendLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set, delete, confirm or un-change a spend limit
         * @description Changes the limit of one period, by the same rules and with the same codes as a deposit limit. Returns all limits, which replace the ones known so far.
         */
        patch: operations["updateSpendLimit"];
        trace?: never;
    };
    "/api/v1/player/timeout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Start a timeout
         * @description Keeps the player from logging in for some days. Cannot be shortened. Ends the session.
         */
        patch: operations["startTimeout"];
        trace?: never;
    };
    "/api/v1/player/timeout/cooling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a cooling-off
         * @description Starts a timeout of one day that the player asked for: by a signed-in player, or from a refused login by the coolingToken of that refusal, which proves the password and is good for this one call. Started from a refused login, an error is only logged.
         */
        post: operations["startCoolingOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/exclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Exclude oneself
         * @description Keeps the player from logging in for months, or indefinitely, which the platform stores as 12 months and does not end by itself. Ends the session.
         */
        patch: operations["startExclusion"];
        trace?: never;
    };
    "/api/v1/player/activity_check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how long the player has been idle
         * @description The time since the last activity that was reported, and the time after which the player is logged out.
         */
        get: operations["getActivityCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Report the player's last activity
         * @description Stores when the player last did something and returns how long ago that is.
         */
        patch: operations["updateActivityCheck"];
        trace?: never;
    };
    "/api/v1/player/activity_timer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the running session reminder
         * @description The interval of the reminder that runs in this session and whether it runs.
         */
        get: operations["getActivityTimer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Start or stop the session reminder
         * @description Changes the reminder of this session.
         */
        patch: operations["updateActivityTimer"];
        trace?: never;
    };
    "/api/v1/player/activity_timer/minutes_remaining": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the minutes until the reminder
         * @description Read every 60 seconds. At 0 or below the reminder is due.
         */
        get: operations["getActivityMinutesRemaining"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/activity_timer/reset_timer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Begin the reminder's interval anew
         * @description Called when the player continues after the reminder.
         */
        patch: operations["resetActivityTimer"];
        trace?: never;
    };
    "/api/v1/player/activity_timer/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the player turned over in this session
         * @description Shown with the reminder.
         */
        get: operations["getActivitySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/activity_timer/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the session reminder
         * @description What the player set on the page of gambling limits; 120 minutes for a new player.
         */
        get: operations["getActivitySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of the session reminder
         * @description Changes the interval, or switches the reminder off.
         */
        patch: operations["updateActivitySettings"];
        trace?: never;
    };
    "/api/v2/bonus/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the bonuses of a deposit
         * @description The campaigns that the player's next deposit can trigger, best first. One with a code is among them for whoever agreed to it, see agreeToCampaign. With campaignIds only those of them that are asked for.
         */
        get: operations["getDepositBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/bonus/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rewards
         * @description The gifts that the player may claim now and the bonuses that run, as of one moment: what is claimed is in one of the two lists. Gifts are put before nobody on a break or excluded, without bonuses, under the age for offers, suspended or flagged as a risk, and only as far as the law of the residence goes.
         */
        get: operations["getRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/bonus/rewards/{campaignId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a reward
         * @description Credits the gift of a campaign as bonus money, once for each player: a repetition answers the bonus that runs since. Whether the player may have it is judged again. That the campaign is over, or all of its gifts are claimed, is said before what stands in the way, so that nobody gives a bonus up for nothing.
         */
        post: operations["claimReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/bonus/assignment/{assignmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a bonus up
         * @description Ends a bonus that runs and is not wagered yet: the bonus money and what was won with it go, own money stays. Free spins, which run or wait, are given up so, too, as long as not all of their rounds are played: what they won goes where it was to be wagered, and stays where it is own money. It takes what the player saw and nothing else. A repetition changes nothing.
         */
        put: operations["forfeitBonus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/bonus/bonus-code/manual-claim/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether codes can be used
         * @description Whether a bonus code can bring the player anything: where offers reach them, and the law of their residence lets them have more than a first bonus.
         */
        get: operations["getManualClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/bonus/bonus-code/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a bonus code
         * @description Tells what a code brings, with all of its terms: a gift, for claimBonusCode, free spins, for claimFreeSpins, or the bonus of a deposit, for agreeToCampaign. Nothing is claimed or agreed to. Capitals, blanks and dashes do not matter.
         */
        post: operations["verifyBonusCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/bonus/bonus-code/manual-claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim with a bonus code
         * @description Credits the gift of a code as bonus money, once for each player: a repetition answers the bonus that runs since. Refusals come in the order of claimReward.
         */
        post: operations["claimBonusCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/bonus/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to the bonus of a deposit
         * @description A campaign of deposits with a code is offered with a deposit only to whoever agreed to its terms; this says so, or takes it back. It is the consent to a campaign and the agreement after a forfeit alike. Nothing is credited by it, and no deposit has to follow. The yes needs the code; with campaignId, too, that the code still brings what the player read. A repetition answers the first consent. That the campaign is over or used up is said before what stands in the way. Taking back needs either, and is never refused for what the player may not have.
         */
        post: operations["agreeToCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bonus/cashback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the cashbacks
         * @description The cashbacks that the player may switch on, has on, or can still claim of. They are put before nobody before whom no gifts are put, see getRewards.
         */
        get: operations["getCashbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bonus/cashback/{campaignId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a cashback has brought
         * @description What the player has lost of own money in each period in which the cashback is on and which no claim has taken, and what that brings. A round counts once it is over, some seconds later. A period before the current one never changes.
         */
        get: operations["getCashbackProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bonus/cashback/{campaignId}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a cashback on
         * @description Stakes from now on count. It stays on until it is switched off. A repetition changes nothing.
         */
        post: operations["activateCashback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bonus/cashback/{campaignId}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a cashback off
         * @description Gives up what the current period has brought so far; periods that are over can still be claimed. Of instant cashback all that is not claimed is given up. Switched on again, it counts from the next week, or of any other cashback the next day, on. A repetition changes nothing.
         */
        post: operations["deactivateCashback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bonus/cashback/{campaignId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim cashback
         * @description Pays what the first period that is over has brought, once: as own money where nothing is to be wagered, else as bonus money. A repetition that finds no more answers the last claim. Whether the player may have it is judged again.
         */
        post: operations["claimCashback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bonus/freespin/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the free spins
         * @description The free spins that the player may claim, waits for, or plays. Those of a code are answered before the claim with that code alone. They are put before nobody before whom no gifts are put, see getRewards.
         */
        get: operations["getFreeSpins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bonus/freespin/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far free spins are
         * @description The rounds that were played of each game, what they won, and what is wagered of the bonus that this has become.
         */
        get: operations["getFreeSpinProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bonus/freespin/campaign/{campaignId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim free spins
         * @description Grants the rounds of a campaign, once for each player: a repetition answers the free spins that run since, and lets those run that wait. Refusals come in the order of claimReward. A bonus, or free spins, of the same part of the product stand in the way; with `ifActive=QUEUE` those of the claim wait for their end instead, and run after claimQueuedFreeSpins, or another claim. What is won is own money at once where wrMultiplier is 0. Else it becomes one bonus once all rounds are over, or their time is; what is given up before is lost.
         */
        post: operations["claimFreeSpins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bonus/campaign/{campaignId}/queued-bonus/{queuedPlayerBonusId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim free spins that wait
         * @description Lets free spins that wait run, once nothing stands in their way. A repetition answers those that run since. Whether the player may have them is judged again, but for a campaign that is over: they are theirs.
         */
        post: operations["claimQueuedFreeSpins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/game/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a game for money
         * @description Opens a game for the player, and answers with the address of its studio. Who plays, and whose law holds, the platform takes from the account and from the connection: what the body says of countries and addresses decides nothing. To a player whose law forbids a game there is no such game.
         */
        post: operations["startGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/game/slug/url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start a game for money, by its short name
         * @description The same as a launch, for callers who only want the address. Each call opens the game anew, so no answer is kept.
         */
        get: operations["startGameBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/game/slug/url/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start a game for free, by its short name
         * @description The same as a launch for free, for callers who only want the address. Each call opens the game anew, so no answer is kept.
         */
        get: operations["startDemoBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/bonus/games/{gameId}/limitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a bonus means for a game
         * @description Whether a running bonus of the player's excludes the game, or is to be wagered with it.
         */
        get: operations["getGameLimitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/game/launch/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a game for free
         * @description Opens a game for free. A guest asks without tokens, and is under the law of the market of the page and of the country of the visit. A player may send tokens where free play is for players, or for those whose age is verified.
         */
        post: operations["startDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the first games of a category
         * @description The first games of a category, or of the whole catalogue. As in every list of games, one that the law does not let be offered to the one who asks is not among them: to a player the law is that of the residence, to a guest that of the page's market and of the country of the visit.
         */
        get: operations["getGames"];
        put?: never;
        /**
         * Tell that a game was opened from a list
         * @description Notes the game among those that the player opened lately, the newest of them first; of a guest nothing is noted. Answers the list from which the game was opened.
         */
        post: operations["reportOpenedGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/category/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a page of a category
         * @description Games of a category in its order. A page asks for one game more than it shows: if that comes, there are more. Behind the last game the answer is empty.
         */
        get: operations["getCategoryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how full live tables are
         * @description The seats of live tables as their studios tell them at this moment. A table without a limit, one whose studio tells nothing, and one that the law of the place forbids, is left out.
         */
        get: operations["getTableSeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the player's games
         * @description The games that the player subscribed to, the latest first.
         */
        get: operations["getPlayerGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/games/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the player's favourites
         * @description The player's favourites, the latest first. One that left the catalogue, or that the law forbids, is not answered; it is kept, and answered again when it is back.
         */
        get: operations["getFavouriteGames"];
        put?: never;
        /**
         * Add a favourite
         * @description Adds a game to the player's favourites. One that is there stays where it is.
         */
        post: operations["addFavouriteGame"];
        /**
         * Remove a favourite
         * @description Takes a game off the player's favourites. One that is not there stays away.
         */
        delete: operations["removeFavouriteGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/game-sessions/{gameSessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the facts of an open game
         * @description What the page shows around a game for money: since when it is open, what was staked and won in it, and whether another stake is taken. All of it is the platform's own word and comes from the wallet. Read when the game opens, when the balance changes, and when a time that it tells has passed.
         */
        get: operations["getGameSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/game-sessions/{gameSessionId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the check inside a game
         * @description The player has read the check and confirms it. Play rests from then on for as long as the law says; until the check is answered, and until the rest is over, no stake is taken. A win is. A check that is not due takes no answer: nothing changes.
         */
        post: operations["acceptGameCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/game-sessions/{gameSessionId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a game
         * @description The player has left the game. No stake is taken in it from then on; a round under way is paid. One that is closed stays as it is.
         */
        post: operations["endGameSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/games/{gameId}/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a game to the player's games
         * @description Subscribes the player to a game. One that is subscribed to stays where it is.
         */
        post: operations["subscribeGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/games/{gameId}/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a game off the player's games
         * @description Ends the player's subscription to a game. One without a subscription stays without.
         */
        post: operations["unsubscribeGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/games/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the games that the player opened lately
         * @description The games that the player opened, the latest first, each once.
         */
        get: operations["getRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/lastPlayedGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the games that the player played last
         * @description The games that the player played for money, the latest first, each once.
         */
        get: operations["getLastPlayedGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/top-winners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the highest wins
         * @description The highest wins of the last day, week or month, the highest first. Names are masked; nobody is among them who asked not to be, and no game that the law forbids to the one who asks.
         */
        get: operations["getTopWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/wallet/latest-winners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest wins
         * @description The latest wins, the newest first, under the same rules as the highest.
         */
        get: operations["getLatestWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gaming/jackpotamount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what jackpots stand at
         * @description The amounts of the jackpots of games, for anybody. A game without a jackpot, and one that the law of the page or of the place forbids, is left out. An amount only falls when the jackpot was won.
         */
        get: operations["getJackpotAmounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gaming/jackpots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the jackpots
         * @description Every jackpot with its game, the highest first. None where the law forbids jackpots.
         */
        get: operations["getJackpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournament/{siteId}/{market}/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tournaments of a player
         * @description The tournaments of the brand in which a game is open to the player: those that run, those of the next weeks, and those that ended lately. The market of the path decides nothing: the residence does.
         */
        get: operations["getTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournament/public/{siteId}/{market}/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tournaments for everybody
         * @description The tournaments of the brand in which a game is open to guests of the market and of the country of the visit.
         */
        get: operations["getPublicTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/auth/session/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session at the sportsbook
         * @description Opens a sportsbook session for the player and sets its cookie, which lives for 365 days.
         */
        post: operations["createSportsbookSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook-api/webhooks/user-balance-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the sportsbook that the balance changed
         * @description Sent when the wallet changes while the sportsbook is open. The sportsbook takes it as a hint to read the balance anew; what a browser says about money is never believed.
         */
        post: operations["reportSportsbookBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rgs/v1/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the game of a session
         * @description Answers the game, what the law makes of it for this player, the balance, and the round that is under way or whose result was not shown yet. May be asked any number of times.
         */
        post: operations["openPlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rgs/v1/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a round
         * @description Takes the stake and draws the outcome, or deals the first cards. One round at a time. The same requestId with the same bets answers the same round again and takes nothing; after a refusal nothing is staked. Free rounds come first, at their own stake, and are asked for as such: no round that was meant to be free ever takes the player's money, and none for money is played while a free one is left.
         */
        post: operations["playRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rgs/v1/rounds/{roundId}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide in a round
         * @description One of the round's choices, for the round as the player saw it. The same requestId with the same act answers the same again. Doubling and splitting stake the first stake once more.
         */
        post: operations["actInRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rgs/v1/rounds/{roundId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that the result of a round was shown
         * @description Closes the book on a round that is closed; openPlay does not answer it any more. Its win goes to the wallet now, so that no balance tells it before; where nobody looks on, after the time that showing it takes. Telling it again changes nothing.
         */
        post: operations["endRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locales/{lang}/default.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the texts of a language
         * @description A flat catalogue, message id to text, as the site's build wrote it: each text is plain, or its compiled parts. Served as a static file, revalidated by its ETag.
         */
        get: operations["getTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/cookies/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the player's cookie consent
         * @description The consent that the player gave to a version of the cookie policy, on whatever device. It holds for 365 days; without one, or after that, there is no id, and the options grant nothing.
         */
        get: operations["getCookiesConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Store the player's cookie consent
         * @description Stores the options for a version of the cookie policy and returns the consent's id. What was agreed to before stays on record. A version that is not published yet, and an id that is not of the player's consent to this version, are refused.
         */
        patch: operations["updateCookiesConsent"];
        trace?: never;
    };
    "/api/v1/player/update_term_and_condition_version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a version of the terms
         * @description Stores that the player accepted a version of the terms and conditions.
         */
        post: operations["acceptTermsVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/player/crm/inbox-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the id of the player's inbox
         * @description The id with which the CRM's widget opens the player's inbox: a secret of this session that ends with it, and after a quarter of an hour without use. Any 401 here means that there is no inbox to show; it is ignored and does not log the player out.
         */
        get: operations["getCrmInboxId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The codes that any operation may answer; they are not among an operation's documented refusals.
         * @enum {string}
         */
        GenericProblemCode: "error.validation" | "error.session.expired" | "error.session.idle" | "error.session.forbidden" | "error.session.on_break" | "error.payload.too_large" | "error.media_type" | "error.rate_limited" | "error.internal" | "error.not_implemented" | "error.unavailable" | "error.maintenance";
        /**
         * @description An ISO 4217 currency of a market of the platform.
         * @enum {string}
         */
        Currency: "BRL" | "CAD" | "CLP" | "INR" | "NZD" | "NOK" | "PEN" | "PHP" | "PLN" | "ZAR" | "TRY" | "GBP" | "EUR";
        /**
         * @description How far the session is known.
         * @enum {string}
         */
        SessionStatus: "Pending" | "Requested" | "Resolved";
        /**
         * @description How far a piece of data is loaded.
         * @enum {string}
         */
        LoadStatus: "uninitialized" | "loading" | "success" | "error";
        /**
         * @description The status of a player's account.
         * @enum {string}
         */
        AccountStatus: "CLOSED" | "ACCOUNT_UNVERIFIED" | "PRE_REGISTERED" | "REGISTERED" | "BLACKLISTED" | "RESTRICTED" | "PAYOUT" | "TIMEOUT" | "SELF_EXCLUDED";
        /**
         * @description The way a player comes in, by login or by a deposit that creates the account.
         * @enum {string}
         */
        AuthFlow: "Authentication" | "DepositAndPlay";
        /**
         * @description The steps of sign-up.
         * @enum {string}
         */
        SignUpStep: "Details" | "ContactInfo" | "Verification" | "Unsupported" | "Complete" | "Duplicated";
        /**
         * @description The steps of a password reset, which the specification calls registration steps.
         * @enum {string}
         */
        RegistrationStep: "Email" | "Verification" | "Password" | "Complete";
        /**
         * @description How far a one-time code is, spelt as the specification spells it.
         * @enum {string}
         */
        CodeVerificationStatus: "UNINITIALIZE" | "SUCESS_SEND" | "SUCCESS_VERIFY" | "FAIL_SEND" | "FAIL_VERIFY";
        /**
         * @description How a new player proves a way to be reached.
         * @enum {string}
         */
        VerificationMethod: "SMS" | "EMAIL" | "NONE";
        /**
         * @description Who set a timeout.
         * @enum {string}
         */
        TimeoutInitiator: "PLAYER";
        /**
         * @description The Canadian provinces that are offered at sign-up.
         * @enum {string}
         */
        CanadianProvince: "QC" | "NS" | "NB" | "MB" | "BC" | "PE" | "SK" | "AB" | "NL" | "YT" | "NT";
        /**
         * @description A way to reach a player with marketing.
         * @enum {string}
         */
        MarketingChannel: "EMAIL" | "SMS" | "MAIL" | "PHONE" | "PUSH_NOTIFICATION";
        /**
         * @description What marketing is about.
         * @enum {string}
         */
        MarketingTopic: "BONUS_OFFER" | "NEWSLETTER" | "CASINO" | "RESPONSIBLE_GAMING";
        /**
         * @description How far the verification of a document is.
         * @enum {string}
         */
        DocumentVerificationStatus: "UNREQUESTED" | "REQUESTED" | "UNDER_REVIEW" | "VERIFIED" | "EXPIRED";
        /**
         * @description A kind of document.
         * @enum {string}
         */
        DocumentType: "PROOF_OF_ID" | "PROOF_OF_ADDRESS" | "PROOF_OF_PAYMENT" | "SOURCE_OF_WEALTH" | "EDD_QUESTIONNAIRE" | "OTHER";
        /**
         * @description Why a document was not accepted.
         * @enum {string}
         */
        DocumentRejectionReason: "EMPTY" | "BAD_QUALITY" | "CROPPED_CORNERS_NOT_VISIBLE" | "DAMAGED_DOCUMENT" | "GENERIC_NO_NAME" | "ID_BACKSIDE" | "ID_BLACK_AND_WHITE" | "ID_EXPIRED" | "ID_INVALID_TYPE" | "ID_NAME_MISMATCH" | "INVALID_ISSUE_DATE" | "INVALID_SELFIE" | "MISSING_DOCUMENT_PAGE" | "PHOTO" | "POA_ADDRESS_MISMATCH" | "POA_INVALID_TYPE" | "POA_MOBILE_PHONE_BILL" | "POA_NAME_MISMATCH" | "POA_NO_ISSUE_DATE" | "POP_CARD_BACK_SIDE_NEEDED" | "POP_CARD_EXPIRY_DATE_NOT_VISIBLE" | "POP_CARD_NO_NAME" | "POP_CARD_NUMBERS_NOT_VISIBLE" | "POP_E_WALLET_NO_NAME" | "POP_INCORRECT" | "POP_NAME_AND_ACCOUNT_NUMBER_NOT_VISIBLE" | "REJECTED_DUE_TO_MASKED_INFO" | "SCREENSHOT_NOT_ORIGINAL_DOCUMENT" | "EMAIL";
        /**
         * @description The steps of the upload flow.
         * @enum {string}
         */
        DocumentUploadStep: "PENDING" | "LOADING" | "PRE_UPLOAD_ID" | "UPLOAD_ID" | "UPLOAD_ID_SUCCESS" | "UPLOAD_ID_ERROR" | "SELECT_POA_DOCUMENT_TYPE" | "UPLOAD_POA" | "UPLOAD_POA_SUCCESS" | "UPLOAD_POA_ERROR" | "PRE_UPLOAD_POP" | "UPLOAD_POP" | "UPLOAD_POP_SUCCESS" | "UPLOAD_POP_ERROR" | "SELECT_SOW_DOCUMENT_TYPE" | "UPLOAD_SOW" | "UPLOAD_SOW_SUCCESS" | "UPLOAD_SOW_ERROR" | "PRE_UPLOAD_OTHER" | "UPLOAD_OTHER" | "UPLOAD_OTHER_SUCCESS" | "UPLOAD_OTHER_ERROR" | "ERROR" | "SUCCESS" | "UPLOADED";
        /**
         * @description What kind of source-of-wealth document it is: BS bank statement or savings, CCS credit card statement, UB utility bill, PS employment, SP sale of property, SC sale of securities, WI inheritance, WN winnings, OT other.
         * @enum {string}
         */
        SourceOfWealthCode: "BS" | "CCS" | "UB" | "PS" | "SP" | "SC" | "WI" | "WN" | "OT";
        /**
         * @description How far the player is known to the operator. Two values contain a space.
         * @enum {string}
         */
        KycLevel: "NOT_VERIFIED" | "DATA_VERIFIED" | "PENDING" | "FULLY VERIFIED" | "ENHANCED KYC" | "EDD_PENDING" | "EDD_UNDER_REVIEW" | "ENHANCED" | "RESTRICTED" | "SUSPENDED" | "PENDING_EXPIRED" | "NOT_REQUIRED";
        /**
         * @description What a deposit-allowed or withdrawal-limit check found. The specification names it withdrawal eligibility result, although the deposit flow uses it.
         * @enum {string}
         */
        OperationResult: "FORBIDDEN" | "SELF_LIMIT_REACHED" | "SELF_SPEND_LIMIT_REACHED" | "WITHDRAWAL_LIMIT_REACHED" | "SUCCESS" | "FAILURE" | "DOCUMENTS_PREFERRED" | "DOCUMENTS_REQUIRED" | "EXCEEDS_KYC_LIMIT" | "NOT_ENOUGH_FUNDS" | "RESTRICTED" | "DOCUMENTS_REQUIRED_RESTRICTED" | "DOCUMENTS_UNDER_REVIEW";
        /**
         * @description What it is about the account that keeps deposits closed: DEPOSITS_OFF, they are switched off; PAYOUTS_OFF, nothing can be paid out to the player, so nothing is taken; SUSPENDED, the account is, at this or a sister brand; TERMS, the latest terms are not accepted; COUNTRY, the player is where or lives where none are taken; ACCOUNT, the account as such is restricted or closed.
         * @enum {string}
         */
        DepositObstacle: "DEPOSITS_OFF" | "PAYOUTS_OFF" | "SUSPENDED" | "TERMS" | "COUNTRY" | "ACCOUNT";
        /**
         * @description What the deposit or withdraw flow shows.
         * @enum {string}
         */
        BankingUiState: "INACTIVE" | "LOADING" | "VERIFYDOCUMENT_STRICT" | "VERIFYDOCUMENT_LOYAL" | "SUSPENDED" | "ERROR" | "ALLOWED" | "SELF_LIMIT_REACHED" | "WITHDRAWAL_LIMIT_REACHED" | "SELF_LIMIT_NOTIFY" | "RESTRICTED" | "VERIFYDOCUMENT_REQUIRED" | "VERIFYDOCUMENT_UNDER_REVIEW";
        /**
         * @description The kind of a wallet.
         * @enum {string}
         */
        WalletType: "MAIN" | "LOCKED" | "BONUS";
        /**
         * @description How far the wallet's balances are known.
         * @enum {string}
         */
        WalletStatus: "pending" | "success" | "error";
        /**
         * @description The part of the product that a bonus balance is for.
         * @enum {string}
         */
        WalletVertical: "CASINO" | "LIVE_CASINO" | "SPORTS";
        /**
         * @description A payment method.
         * @enum {string}
         */
        PaymentMethod: "CREDITCARD" | "EUTELLER" | "MUCHBETTER" | "NETELLER" | "PAYSAFECARD" | "RAPIDTRANSFER" | "SIRU" | "SKRILL" | "TRUSTLY" | "MSIPAY" | "PIX";
        /**
         * @description The status of a transaction.
         * @enum {string}
         */
        TransactionStatus: "FAILED" | "PENDING" | "SUCCESS" | "REVERTED" | "WAITING_INPUT" | "COMPLETED" | "CANCELLED";
        /**
         * @description What a transaction is.
         * @enum {string}
         */
        TransactionType: "BET" | "BET_VOID" | "CASHOUT" | "CASHOUT_VOID" | "DEPOSIT" | "LOSS" | "WIN" | "WIN_VOID" | "WITHDRAW" | "DORMANT" | "REVERSAL" | "FORFEIT" | "CANCELED" | "REVERSAL_DP";
        /**
         * @description The part of the product that a transaction belongs to.
         * @enum {string}
         */
        TransactionCategory: "BONUS" | "CASINO" | "PAYMENT" | "SPORTS" | "VIRTUAL_SPORTS" | "LIVE_CASINO" | "ADJUSTMENT" | "DORMANT_ADJUSTMENT";
        /**
         * @description The period that a withdrawal limit is for; daily when absent.
         * @enum {string}
         */
        WithdrawalLimitDuration: "daily" | "weekly" | "monthly";
        /**
         * @description OWN_LIMIT is a deposit limit that the player set, UNVERIFIED what may be deposited before the player is verified.
         * @enum {string}
         */
        DepositBoundKind: "OWN_LIMIT" | "UNVERIFIED";
        /**
         * @description How long money is on its way by a method - at once, within 24 hours, or one to three days on which banks work.
         * @enum {string}
         */
        PaymentTime: "AT_ONCE" | "WITHIN_24_HOURS" | "WITHIN_3_BANK_DAYS";
        /**
         * @description The period of a limit - D daily, W weekly, M monthly.
         * @enum {string}
         */
        LimitPeriod: "D" | "W" | "M";
        /**
         * @description What a limit is on. The specification also knows loss, which is an alias of spend.
         * @enum {string}
         */
        LimitType: "deposit" | "loss" | "spend";
        /**
         * @description The names of the session reminder's intervals - 30, 60 or 120 minutes, or none.
         * @enum {string}
         */
        ReminderInterval: "HALF_AN_HOUR" | "HOUR" | "TWO_HOURS" | "NOT_SET";
        /**
         * @description The kinds of a reality check.
         * @enum {string}
         */
        RealityCheckKind: "reminder" | "answer questionnaire";
        /**
         * @description What a visitor consents to.
         * @enum {string}
         */
        ConsentCategory: "essentials" | "performanceFunctional" | "marketing";
        /**
         * @description How grave a message to the player is.
         * @enum {string}
         */
        MessageSeverity: "error" | "success" | "warning" | "warningValue";
        /** @description What the realtime channel sends to the player, told apart by body.type; a type that is not known is ignored. The player's side sends the text ping every 20 seconds, which is answered with the text pong. */
        RealtimeMessage: {
            /** @description The message. */
            body: components["schemas"]["WalletBalanceMessage"] | components["schemas"]["PlayerAttributeMessage"] | components["schemas"]["LoyaltyLevelMessage"];
        };
        /** @description A country, ISO 3166-1 alpha-2. */
        CountryCode: string;
        /** @description The player's number at the operator. */
        PlayerId: string;
        /** @description A first or last name to be set, of Unicode letters, spaces, hyphens, dots and apostrophes, slashes between letters (A/L) and an @ between names (Abdullah @ Ahmad). Accents that stand for an apostrophe are kept as one. */
        NewPersonName: string;
        /** @description A phone number in E.164, the prefix joined with the number, for example +358401234567. */
        MobilePhone: string;
        /**
         * Format: date
         * @description A calendar date, yyyy-MM-dd.
         */
        CalendarDate: string;
        /** @description Street and house number. */
        StreetAddress: string;
        /** @description A town or city. */
        CityName: string;
        /** @description A postal code in the format of its country. */
        PostalCode: string;
        /** @description A province or state within the country, for example QC. */
        ProvinceCode: string;
        /** @description The Brazilian taxpayer number, 11 digits, whose last two are a checksum. */
        Cpf: string;
        /** @description The form of sign-up's second step. */
        RegistrationContactInfo: {
            playerId: components["schemas"]["PlayerId"];
            firstName: components["schemas"]["NewPersonName"];
            /** @description Absent of a player whose documents show one name only. */
            lastName?: components["schemas"]["NewPersonName"];
            mobilePhone: components["schemas"]["MobilePhone"];
            dateOfBirth: components["schemas"]["CalendarDate"];
            /** @description Where the player lives. */
            address: {
                street: components["schemas"]["StreetAddress"];
                city: components["schemas"]["CityName"];
                postalCode: components["schemas"]["PostalCode"];
                provinceCode?: components["schemas"]["ProvinceCode"];
            };
            cpf?: components["schemas"]["Cpf"];
        };
        /** @description An empty object; the operation succeeded and has nothing to return. */
        Acknowledgement: Record<string, never>;
        /** @description Why one value of the request was not accepted. */
        ValidationError: {
            /** @description The value's path in the request, parts joined by dots, for example address.city. */
            field: string;
            /** @description The rule that was broken, for example required, format, maxLength or too_young. */
            code: string;
            /** @description A text in English for logs. */
            message: string;
        };
        /** @description The body of every answer that is not a success. */
        Problem: {
            /** @description A stable code; an operation's documented refusals enumerate theirs. */
            code: string;
            /** @description A text in English for logs and for recognisers of older platforms; not shown as it is. */
            message: string;
            /** @description One entry per value that was not accepted. */
            validationErrors?: components["schemas"]["ValidationError"][];
            /** @description Finds this answer in the backend's log; shown to the player on unexpected failures. */
            traceId: string;
        };
        PlayerNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always error.player.not_found.
             * @enum {string}
             */
            code: "error.player.not_found";
        };
        /**
         * Format: email
         * @description An e-mail address to be set, with one @ and a dot in its domain, which may be in Unicode.
         */
        NewEmail: string;
        /** @description A password to be set: 8 to 64 characters with an upper-case letter, a lower-case letter, a digit and another character. It must not contain the name part of the e-mail address. */
        NewPassword: string;
        /** @description A language, ISO 639-1, for example fi; a regional one carries its country, for example pt-BR. */
        LanguageCode: string;
        /** @description The version of the terms and conditions, compared as a number. */
        TermsVersion: number;
        /** @description The form of sign-up's first step. */
        RegistrationDetails: {
            email: components["schemas"]["NewEmail"];
            password: components["schemas"]["NewPassword"];
            firstName?: components["schemas"]["NewPersonName"];
            lastName?: components["schemas"]["NewPersonName"];
            /** @description The country of residence; FI when the player chose none. LL is sent as NL, JJ as DE. */
            countryCode: components["schemas"]["CountryCode"];
            provinceCode?: components["schemas"]["ProvinceCode"];
            /** @description The language of the site when signing up; inen is sent as en. */
            languageCode: components["schemas"]["LanguageCode"];
            mobilePhone?: components["schemas"]["MobilePhone"];
            /**
             * @description The player accepted the terms and conditions.
             * @constant
             */
            termsAndConditions: true;
            /**
             * @description The player accepted the cookie policy.
             * @constant
             */
            cookiePolicyAccepted: true;
            /** @description The player wants marketing. */
            marketingOptIn: boolean;
            termsAndConditionsAcceptedVersion: components["schemas"]["TermsVersion"];
            cpf?: components["schemas"]["Cpf"];
        };
        /** @description A registration that awaits verification. */
        RegisteredPlayer: {
            playerId: components["schemas"]["PlayerId"];
        };
        /** @description An opaque identifier. */
        Identifier: string;
        /** @description Seconds until another code may be asked for. */
        ResendAfter: number;
        /** @description Seconds until it stops being valid. */
        ExpiresIn: number;
        /** @description A one-time code that was sent. */
        CodeSent: {
            /** @description Names the code when it is verified. */
            verificationId: components["schemas"]["Identifier"];
            /** @description Where it was sent, masked. */
            destination: string;
            resendAfter: components["schemas"]["ResendAfter"];
            expiresIn: components["schemas"]["ExpiresIn"];
        };
        /** @description The code from the text message or e-mail, six digits. */
        OneTimeCode: string;
        /** @description An e-mail address as an account has it, and as typed, when it is compared. */
        Email: string;
        /** @description A password as typed, when it is compared. */
        Password: string;
        /** @description What a player logs in with. */
        Credentials: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
        };
        /** @description A signed JSON Web Token in compact form. */
        Jwt: string;
        /** @description An opaque token that renews the session once. */
        RefreshToken: string;
        /** @description The tokens of a session. */
        SessionTokens: {
            /** @description The identity token; its claims are country_code, province_code, language_code, player_id, player_access_id, email, iat, exp, login_method, zendeskJwtToken, registrationDate and multibrand. */
            idToken: components["schemas"]["Jwt"];
            /** @description The access token. */
            accessToken: components["schemas"]["Jwt"];
            refreshToken: components["schemas"]["RefreshToken"];
            /** @description Seconds until the identity and access tokens stop being valid. */
            expiresIn: components["schemas"]["ExpiresIn"];
        };
        /**
         * Format: date-time
         * @description A moment in UTC, ISO 8601, with the suffix Z.
         */
        Timestamp: string;
        /** @description The IANA name of a time zone, in which a moment is told to a player. */
        TimeZone: string;
        /** @description A signed token, valid for ten minutes, by which a player whose login was refused starts a cooling-off. */
        CoolingToken: string;
        /** @description Who started a timeout or exclusion; one not listed yet is the operator. */
        OpenTimeoutInitiator: components["schemas"]["TimeoutInitiator"] | (string & {});
        /** @description Where a sign-up stopped; told to nobody but who knows its password. */
        UnfinishedSignUp: {
            email: components["schemas"]["Email"];
            countryCode: components["schemas"]["CountryCode"];
            provinceCode?: components["schemas"]["ProvinceCode"];
            verificationMethod: components["schemas"]["VerificationMethod"];
            /**
             * @description The step of the sign-up that comes next.
             * @enum {string}
             */
            step: "ContactInfo" | "Verification";
        };
        /** @description The facts behind a refused login. */
        LoginRefusalInfo: {
            playerId?: components["schemas"]["PlayerId"];
            /** @description Whole days until the player may log in again, rounded up. */
            remainingDays?: number;
            /** @description Milliseconds until the player may log in again. */
            timeLeft?: number;
            /** @description When the timeout, the exclusion or the lock of login.max_attempts ends; absent where it does not end by itself. A lock comes without a zone: who waits may be nobody's player. */
            until?: components["schemas"]["Timestamp"];
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Whether the player may start a cooling-off. */
            cooling?: boolean;
            coolingToken?: components["schemas"]["CoolingToken"];
            initiator?: components["schemas"]["OpenTimeoutInitiator"];
            signUp?: components["schemas"]["UnfinishedSignUp"];
        };
        /** @description A path on the site's own origin, beginning with exactly one slash; no segment is empty or of dots alone. */
        SameOriginPath: string;
        /** @description A password reset that was asked for; says nothing of the account. */
        PasswordResetRequested: {
            /** @description Names the code when it is verified; there is one even where none was sent. */
            smsResetKeyId: components["schemas"]["Identifier"];
            resendAfter: components["schemas"]["ResendAfter"];
            /** @description Seconds until a code stops being valid; a link says itself how long it is. */
            expiresIn: components["schemas"]["ExpiresIn"];
        };
        /** @description The permission to set a new password once, from the verified code or the e-mail link. */
        ResetKey: string;
        /** @description The status of a player's account; one not listed yet changes nothing on the site: what a player may do, the flags beside it say. */
        OpenAccountStatus: components["schemas"]["AccountStatus"] | (string & {});
        /** @description The player's standing across the operator's brands. */
        Multibrand: {
            /** @description Suspended at a sister brand; deposit, rewards and games are blocked. */
            suspended: boolean;
        };
        /** @description The player's IP address, v4 or v6, as the location cookie gives it; empty when unknown. */
        IpAddress: string;
        /** @description A market of the platform, for example UN, FI, BR, LL or JJ; not always a country. */
        MarketCode: string;
        /** @description Where the player is and on what kind of device, as far as it is known. */
        PlayerStation: {
            ipAddress?: components["schemas"]["IpAddress"];
            autodetectedCountry?: components["schemas"]["CountryCode"];
            /** @description The region, as the location service codes it. */
            autodetectedRegion?: string;
            /** @description The city. */
            autodetectedCity?: string;
            market: components["schemas"]["MarketCode"];
            /** @description A phone. */
            isMobile: boolean;
            /** @description A tablet. */
            isTablet: boolean;
            /** @description A desktop or laptop computer. */
            isDesktop: boolean;
        };
        /** @description What a session may do and where the player is. */
        AccessContext: {
            /** @description Whether the player is authorized. */
            authorized: boolean;
            accountStatus: components["schemas"]["OpenAccountStatus"];
            /** @description Payout is a risk; deposit, rewards and games are blocked. */
            riskPayout: boolean;
            /** @description Access is restricted where the player is. */
            restrictedAccess: boolean;
            /** @description The player may enter bonus codes. */
            manualClaimAllowed: boolean;
            /** @description The account must be migrated once from an older platform. */
            migrationRequired: boolean;
            multibrand: components["schemas"]["Multibrand"];
            station: components["schemas"]["PlayerStation"];
            /** @description When the player logged in, by the platform's clock; the same in every tab until the session ends. Absent on a platform that does not tell. */
            sessionStartedAt?: components["schemas"]["Timestamp"];
        };
        /** @description A first or last name as an account has it. */
        PersonName: string;
        /** @description A postal address. */
        PostalAddress: {
            street: components["schemas"]["StreetAddress"];
            city: components["schemas"]["CityName"];
            postalCode?: components["schemas"]["PostalCode"];
            provinceCode?: components["schemas"]["ProvinceCode"];
            countryCode: components["schemas"]["CountryCode"];
        };
        /** @description How far the player is known to the operator; a level not listed yet lifts nothing. */
        OpenKycLevel: components["schemas"]["KycLevel"] | (string & {});
        /** @description The player's profile with its product flags. */
        PlayerProfile: {
            playerId: components["schemas"]["PlayerId"];
            /** @description The short number by which the player and support call the account, eight to ten digits; absent on a platform that gives none. It opens nothing, and programs name the account by its id. */
            playerNumber?: components["schemas"]["PlayerId"];
            /** @description The person behind the account, across brands; lower case as the specification spells it. */
            personid: components["schemas"]["Identifier"];
            email: components["schemas"]["Email"];
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            dateOfBirth?: components["schemas"]["CalendarDate"];
            mobilePhone?: components["schemas"]["MobilePhone"];
            address?: components["schemas"]["PostalAddress"];
            currencyCode: components["schemas"]["Currency"];
            countryCode: components["schemas"]["CountryCode"];
            provinceCode?: components["schemas"]["ProvinceCode"];
            languageCode: components["schemas"]["LanguageCode"];
            kycStatus: components["schemas"]["OpenKycLevel"];
            /** @description The document types that are asked for, joined by commas; empty when none is. */
            requestDocumentTypeStatus: string;
            /** @description How far the questionnaire on the source of funds is. */
            eddQuestionnaire: components["schemas"]["DocumentVerificationStatus"];
            /** @description This is the player's first login. */
            firstLogin: boolean;
            /** @description When the player first deposited; absent before. */
            firstDepositDate?: components["schemas"]["Timestamp"];
            termsAndConditionsAcceptedVersion: components["schemas"]["TermsVersion"];
            /** @description Payout is on; false switches the product off. */
            payout: boolean;
            /** @description Casino is on. */
            casino: boolean;
            /** @description Live casino is on; never where the law of the player's residence has none. */
            liveCasino: boolean;
            /** @description Sportsbook is on. */
            sports: boolean;
            /** @description Virtual sports are on. */
            virtualSports: boolean;
            /** @description Bonuses are on. */
            bonuses: boolean;
            /** @description Deposits are on. */
            deposit: boolean;
            /** @description Withdrawals are on. */
            withdrawal: boolean;
            /** @description The level in the loyalty programme. */
            loyaltyLevel: number;
            /** @description The operator's level of limits. */
            limitLevel: number;
            /** @description The payment option Volt is on. */
            volt: boolean;
            /** @description The player came through an affiliate. */
            affiliateReg: boolean;
            /** @description The payment option Macropay is on. */
            macropay: boolean;
            /** @description The player's withdrawals are being reviewed. */
            isWithdrawalReview: boolean;
            /** @description Payment by crypto-currency is on. */
            crypto: boolean;
        };
        /** @description What of the profile is to be changed. */
        ProfileUpdate: {
            playerId: components["schemas"]["PlayerId"];
            dateOfBirth?: components["schemas"]["CalendarDate"];
            postalCode?: components["schemas"]["PostalCode"];
            mobilePhone?: components["schemas"]["MobilePhone"];
            countryCode?: components["schemas"]["CountryCode"];
            /** @description The player accepted the terms and conditions. */
            termsAndConditionsAccepted?: boolean;
            languageCode?: components["schemas"]["LanguageCode"];
        };
        /** @description How a market treats new players from a place. */
        MarketRiskSetting: {
            verificationMethod: components["schemas"]["VerificationMethod"];
            /** @description Whether players from the place are served. */
            supported: boolean;
        };
        /** @description The player's logins. */
        ActivityLog: {
            /** @description The login before this one; absent at the first. */
            lastLogin?: {
                createdAt: components["schemas"]["Timestamp"];
                /** @description The player's own address; preferred to ipAddress. */
                realIpAddress?: components["schemas"]["IpAddress"];
                /** @description The address that the request came from. */
                ipAddress?: components["schemas"]["IpAddress"];
                realCountryCode?: components["schemas"]["CountryCode"];
            };
            /** @description The logins, newest first. */
            loginHistory: {
                loginDate: components["schemas"]["Timestamp"];
                loginIp?: components["schemas"]["IpAddress"];
                loginCountry?: components["schemas"]["CountryCode"];
            }[];
        };
        /** @description The one-time code that the payment provider's callback carried. */
        ProviderCode: string;
        /** @description The pay-and-play payment's session. */
        PayAndPlaySessionId: string;
        /** @description What the device-fingerprint collector produced, opaque; empty when it gave nothing. */
        Blackbox: string;
        /** @description What the payment provider knows of the player. */
        PayAndPlayPlayer: {
            email?: components["schemas"]["Email"];
            mobilePhone?: components["schemas"]["MobilePhone"];
            playerId: components["schemas"]["PlayerId"];
            sessionId: components["schemas"]["PayAndPlaySessionId"];
            /**
             * @description The player has accepted no terms yet, so the form asks for them, even if the rest is known. Absent otherwise.
             * @constant
             */
            termsOwed?: true;
        };
        /** @description What the payment provider did not know. */
        PayAndPlayUpdate: {
            sessionId: components["schemas"]["PayAndPlaySessionId"];
            playerId: components["schemas"]["PlayerId"];
            email?: components["schemas"]["NewEmail"];
            firstName?: components["schemas"]["NewPersonName"];
            lastName?: components["schemas"]["NewPersonName"];
            mobilePhone?: components["schemas"]["MobilePhone"];
            /**
             * @description The player accepted the terms and conditions.
             * @constant
             */
            termsAndConditions?: true;
            /**
             * @description The player accepted the cookie policy.
             * @constant
             */
            cookiePolicyAccepted?: true;
            /** @description The player wants marketing. */
            marketingOptIn?: boolean;
            termsAndConditionsAcceptedVersion?: components["schemas"]["TermsVersion"];
            cpf?: components["schemas"]["Cpf"];
        };
        /** @description An amount to move, in minor units of the currency beside it. */
        PaymentAmount: number;
        /** @description A country's dial prefix with its plus sign, for example +358. */
        PhonePrefix: string;
        /** @description The phone number after the prefix, digits only. */
        PhoneBody: string;
        /** @description The player's phone number; without one both parts are absent. */
        PhoneNumber: {
            phonePrefix?: components["schemas"]["PhonePrefix"];
            phoneBody?: components["schemas"]["PhoneBody"];
            /** @description Whether the player proved to have the number. */
            verified: boolean;
        };
        /** @description A one-time code that was sent to a phone. */
        PhoneCodeSent: {
            /** @description Names the code when it is verified. */
            smsVerificationId: components["schemas"]["Identifier"];
            /** @description Where it was sent, masked. */
            destination: string;
            resendAfter: components["schemas"]["ResendAfter"];
            expiresIn: components["schemas"]["ExpiresIn"];
        };
        /** @description Channels, by the names of MarketingChannel. */
        MarketingChannels: {
            /** @description By e-mail. */
            EMAIL?: boolean;
            /** @description By text message. */
            SMS?: boolean;
            /** @description By post. */
            MAIL?: boolean;
            /** @description By phone call. */
            PHONE?: boolean;
            /** @description By push notification. */
            PUSH_NOTIFICATION?: boolean;
        };
        /** @description Topics, by the names of MarketingTopic. */
        MarketingTopics: {
            /** @description Bonus offers. */
            BONUS_OFFER?: boolean;
            /** @description The newsletter. */
            NEWSLETTER?: boolean;
            /** @description Casino news. */
            CASINO?: boolean;
            /** @description Responsible gaming; cannot be switched off. */
            RESPONSIBLE_GAMING?: boolean;
        };
        /** @description By which channels and on which topics the player wants marketing. New players have what they asked for at sign-up. */
        MarketingPreferences: {
            /** @description Every channel. */
            channels: WithRequired<components["schemas"]["MarketingChannels"], "EMAIL" | "SMS" | "MAIL" | "PHONE" | "PUSH_NOTIFICATION">;
            /** @description Every topic. */
            topics: WithRequired<components["schemas"]["MarketingTopics"], "BONUS_OFFER" | "NEWSLETTER" | "CASINO" | "RESPONSIBLE_GAMING">;
        };
        /** @description The preferences to change. */
        MarketingPreferencesUpdate: {
            channels?: components["schemas"]["MarketingChannels"];
            topics?: components["schemas"]["MarketingTopics"];
        };
        /** @description The kind of document within its type; for a source of wealth one of the codes of SourceOfWealthCode, for an address UB, BS, GL (government or tax letter) or CCS. */
        DocumentSubType: string;
        /** @description Why a document was not accepted; a reason not listed yet gets a general text. */
        OpenDocumentRejectionReason: components["schemas"]["DocumentRejectionReason"] | (string & {});
        /** @description One type of document, with its latest file when there is one. */
        DocumentStatusEntry: {
            /** @description The uploaded document; absent before the upload. */
            id?: components["schemas"]["Identifier"];
            documentTypeName?: components["schemas"]["DocumentType"];
            subType?: components["schemas"]["DocumentSubType"];
            documentStatus: components["schemas"]["DocumentVerificationStatus"];
            rejectionReason?: components["schemas"]["OpenDocumentRejectionReason"];
            /** @description Until when it is asked for; absent where it is not, or without a date. */
            dueAt?: components["schemas"]["Timestamp"];
        };
        /** @description The player's documents by type. */
        Documents: {
            /** @description Proof of identity. */
            idDocument: components["schemas"]["DocumentStatusEntry"];
            /** @description Proof of address. */
            addressDocument: components["schemas"]["DocumentStatusEntry"];
            /** @description Source of wealth. */
            sowDocument: components["schemas"]["DocumentStatusEntry"];
            /** @description The questionnaire on the source of funds. */
            eddQuestionnaire: components["schemas"]["DocumentStatusEntry"];
            /** @description Other documents that are asked for or uploaded. */
            otherDocument: components["schemas"]["DocumentStatusEntry"][];
            /** @description Proofs of payment that are asked for or uploaded. */
            paymentDocument: components["schemas"]["DocumentStatusEntry"][];
        };
        /** @description An uploaded document. */
        DocumentEntry: {
            /** @description The document. */
            id: components["schemas"]["Identifier"];
            documentTypeName: components["schemas"]["DocumentType"];
            subType?: components["schemas"]["DocumentSubType"];
            documentStatus: components["schemas"]["DocumentVerificationStatus"];
            rejectionReason?: components["schemas"]["OpenDocumentRejectionReason"];
        };
        /** @description An answer, chosen or typed, with at least one character that is not a space. */
        Answer: string;
        /** @description A salary range. */
        SalaryRangeId: number;
        /** @description Answers on the source of funds. */
        QuestionnaireAnswer: {
            occupation?: components["schemas"]["Answer"];
            salaryRangeId?: components["schemas"]["SalaryRangeId"];
            sourceOfFunds?: components["schemas"]["Answer"];
            placeOfBirth?: components["schemas"]["Answer"];
            nationality?: components["schemas"]["CountryCode"];
            /** @description Until when the answers are asked for; absent where they are not, or without a date. */
            dueAt?: components["schemas"]["Timestamp"];
        };
        /** @description An amount in minor units of the currency beside it. */
        MoneyAmount: number;
        /** @description A range of yearly salaries. */
        SalaryRange: {
            id: components["schemas"]["SalaryRangeId"];
            /** @description The lowest salary of the range, in minor units a year. */
            from: components["schemas"]["MoneyAmount"];
            /** @description The salary at which the next range begins, in minor units a year; absent for the highest. */
            to?: components["schemas"]["MoneyAmount"];
        };
        /** @description What to choose from. */
        Choices: {
            /** @description The choices in the order to show them. */
            choices: {
                /** @description The choice. */
                id: components["schemas"]["Identifier"];
                /** @description The text in the language asked for. */
                label: string;
                /** @description Whether it is Other, which asks for a free text. */
                isOther: boolean;
            }[];
        };
        /** @description The kind of a wallet; one not listed yet counts where its bucket counts. */
        OpenWalletType: components["schemas"]["WalletType"] | (string & {});
        /** @description The part of the product that a bonus balance is for; one not listed yet is not counted. */
        OpenWalletVertical: components["schemas"]["WalletVertical"] | (string & {});
        /** @description One amount in the wallet. */
        WalletEntry: {
            walletType: components["schemas"]["OpenWalletType"];
            /** @description Cash, in minor units of the wallet's currency. */
            cashAmount?: components["schemas"]["MoneyAmount"];
            /** @description Bonus money, in minor units of the wallet's currency. */
            bonusAmount?: components["schemas"]["MoneyAmount"];
            vertical?: components["schemas"]["OpenWalletVertical"];
        };
        /** @description The lists of amounts that the balances derive from. */
        WalletBuckets: {
            /** @description Money that can be played and withdrawn. */
            main: components["schemas"]["WalletEntry"][];
            /** @description Money that is bound until a bonus is wagered. */
            locked: components["schemas"]["WalletEntry"][];
            /** @description Bonus amounts. */
            bonus: components["schemas"]["WalletEntry"][];
        };
        /** @description A player's wallet. */
        Wallet: {
            currency: components["schemas"]["Currency"];
            /** @description Rises with every change of the balances, not always by one; 0 before the first. Of a wallet that was read and one that the realtime channel sent, the higher one is the newer. */
            version: number;
            buckets: components["schemas"]["WalletBuckets"];
        };
        /** @description A payment method; one not listed yet gets a general label. */
        OpenPaymentMethod: components["schemas"]["PaymentMethod"] | (string & {});
        /** @description How long money is on its way; nothing is said of one not listed yet. */
        OpenPaymentTime: components["schemas"]["PaymentTime"] | (string & {});
        /** @description The card, account or number that was paid with, so that its owner knows it and nobody else learns it, in no language; for instance "Visa ···· 4242". */
        MaskedInstrument: string;
        /** @description A payment method with the range of one deposit. */
        OfferedMethod: {
            method: components["schemas"]["OpenPaymentMethod"];
            min: components["schemas"]["PaymentAmount"];
            max: components["schemas"]["PaymentAmount"];
            /** @description What is taken for one payment by it, in minor units; 0 for nothing, absent where that is not known. */
            fee?: components["schemas"]["MoneyAmount"];
            time?: components["schemas"]["OpenPaymentTime"];
            /** @description What the player paid with by it last; absent where they never did, or it is not known. */
            instrument?: components["schemas"]["MaskedInstrument"];
        };
        /** @description An amount in minor units of the currency beside it, negative when money left the wallet. */
        SignedMoneyAmount: number;
        /** @description One movement of money. */
        Transaction: {
            /** @description Names the transaction; for a deposit the reference that its request returned. */
            referenceId: components["schemas"]["Identifier"];
            /** @description The player's number at the operator. */
            playerId: components["schemas"]["Identifier"];
            /** @description The wallet that the money moved in. */
            walletId: components["schemas"]["Identifier"];
            type: components["schemas"]["TransactionType"];
            category: components["schemas"]["TransactionCategory"];
            status: components["schemas"]["TransactionStatus"];
            amount: components["schemas"]["SignedMoneyAmount"];
            /** @description The wallet's balance afterwards, in minor units. */
            balanceAfterTransaction: components["schemas"]["MoneyAmount"];
            currency: components["schemas"]["Currency"];
            transactionDate: components["schemas"]["Timestamp"];
        };
        /** @description A page of the transaction history. */
        TransactionPage: {
            /** @description The transactions, newest first. */
            transactions: components["schemas"]["Transaction"][];
            /** @description The position of the next page: names the last transaction of this one, and is no count; of an empty page the one that was asked for. */
            position: number;
            /** @description Whether there is a next page. */
            hasMore: boolean;
        };
        /**
         * @description Why a withdrawal was declined. DOCUMENTS are missing; ACCOUNT_NAME, the account is not the player's own; UNPLAYED, the deposit was not played; PROVIDER, the receiving account did not take it.
         * @enum {string}
         */
        DeclineReason: "DOCUMENTS" | "ACCOUNT_NAME" | "UNPLAYED" | "PROVIDER" | "OTHER";
        /** @description A withdrawal that came to an end. */
        DecidedWithdrawal: {
            /** @description The withdrawal. */
            pendingWithdrawalId: components["schemas"]["Identifier"];
            amount: components["schemas"]["PaymentAmount"];
            currency: components["schemas"]["Currency"];
            /**
             * @description Whether it was paid out; of any other the money is back in the main balance.
             * @enum {string}
             */
            outcome: "PAID" | "DECLINED" | "CANCELLED";
            reason?: components["schemas"]["DeclineReason"];
            /** @description When that was decided. */
            decidedAt: components["schemas"]["Timestamp"];
        };
        /** @description A withdrawal that is not paid out yet. */
        PendingWithdrawal: {
            /** @description The withdrawal. */
            pendingWithdrawalId: components["schemas"]["Identifier"];
            amount: components["schemas"]["PaymentAmount"];
            currency: components["schemas"]["Currency"];
            /**
             * @description PENDING may still be cancelled; PROCESSING is on its way.
             * @enum {string}
             */
            status: "PENDING" | "PROCESSING";
            method?: components["schemas"]["OpenPaymentMethod"];
            /** @description When the player asked for it. */
            requestedAt?: components["schemas"]["Timestamp"];
        };
        /** @description What the risk check needs to know of the player's device. */
        DeviceCheck: {
            ipAddress: components["schemas"]["IpAddress"];
            blackbox: components["schemas"]["Blackbox"];
        };
        /** @description What the check found; a result not listed yet counts as an error. */
        OpenOperationResult: components["schemas"]["OperationResult"] | (string & {});
        /** @description Whole days until documents become required. */
        DaysLeft: number;
        /** @description What the limit is on; a type not listed yet gets a general text. */
        OpenLimitType: components["schemas"]["LimitType"] | (string & {});
        /** @description What bounds a deposit; one not listed yet has a general name. */
        OpenDepositBoundKind: components["schemas"]["DepositBoundKind"] | (string & {});
        /** @description What bounds the amount of a deposit, besides the range of its method. */
        DepositBound: {
            kind: components["schemas"]["OpenDepositBoundKind"];
            /** @description Of an own limit, what it is counted over; absent for what is counted since the registration. */
            period?: components["schemas"]["LimitPeriod"];
            /** @description What may be deposited in all, in minor units. */
            amount: components["schemas"]["MoneyAmount"];
            /** @description What deposits have used of it, in minor units. */
            used: components["schemas"]["MoneyAmount"];
            /** @description What may still be deposited, in minor units. */
            left: components["schemas"]["MoneyAmount"];
            /** @description When the whole amount is back; absent where it does not come back by itself. */
            resetOn?: components["schemas"]["Timestamp"];
        };
        /** @description Only with FORBIDDEN and RESTRICTED, as far as the platform says; a reason not listed yet gets a general text. */
        OpenDepositObstacle: components["schemas"]["DepositObstacle"] | (string & {});
        /** @description Whether the player may deposit, and what stands in the way. */
        DepositCheck: {
            result: components["schemas"]["OpenOperationResult"];
            /** @description The currency of the amounts here and of the player's deposits. */
            currency: components["schemas"]["Currency"];
            daysLeftToVerifyDocuments?: components["schemas"]["DaysLeft"];
            /** @description What the player's own limit leaves, in minor units. */
            limitLeft?: components["schemas"]["MoneyAmount"];
            limitType?: components["schemas"]["OpenLimitType"];
            /** @description When the limit's period begins anew. */
            resetOn?: components["schemas"]["Timestamp"];
            /** @description Whether the limit is on spending rather than on deposits. */
            isSpendLimit?: boolean;
            /** @description Whether the cashier must not be shown. */
            hideCashier?: boolean;
            /** @description What bounds the amount of the player's next deposit, the tightest first, whatever the check found; absent without any. */
            bounds?: components["schemas"]["DepositBound"][];
            /**
             * @description Only with FORBIDDEN, and then all that stands in the way: a deposit limit is offered, which the player sets or declines, or must be set.
             * @enum {string}
             */
            depositLimitWanted?: "OFFERED" | "REQUIRED";
            because?: components["schemas"]["OpenDepositObstacle"];
        };
        /** @description The deposit that the player wants. */
        DepositRequest: {
            method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["PaymentAmount"];
            currency: components["schemas"]["Currency"];
            /** @description The campaign that the player chose; absent for no bonus. */
            selectedBonusId?: components["schemas"]["Identifier"];
            /** @description The page of the site to return to. */
            returnUrl: components["schemas"]["SameOriginPath"];
            ipAddress: components["schemas"]["IpAddress"];
            blackbox: components["schemas"]["Blackbox"];
        };
        /** @description A deposit that awaits the player at the payment provider. */
        DepositStarted: {
            /** @description Names the deposit. */
            referenceId: components["schemas"]["Identifier"];
            /**
             * @description Always WAITING_INPUT.
             * @enum {string}
             */
            status: "WAITING_INPUT";
            /** @description The payment provider's page. */
            redirectUrl: components["schemas"]["SameOriginPath"];
        };
        /**
         * @description How a deposit stands, as a transaction status. WAITING_INPUT and PENDING may change; SUCCESS, FAILED (declined) and CANCELLED (closed by the player or given up) are final.
         * @enum {string}
         */
        DepositStatus: "WAITING_INPUT" | "PENDING" | "SUCCESS" | "FAILED" | "CANCELLED";
        /** @description A deposit. */
        Deposit: {
            /** @description Names the deposit. */
            referenceId: components["schemas"]["Identifier"];
            status: components["schemas"]["DepositStatus"];
            amount: components["schemas"]["PaymentAmount"];
            currency: components["schemas"]["Currency"];
            method: components["schemas"]["OpenPaymentMethod"];
            /** @description The campaign that came with it; absent without a bonus. */
            bonusId?: components["schemas"]["Identifier"];
            /** @description When the money arrived; before that, when the player asked or confirmed. */
            at?: components["schemas"]["Timestamp"];
            instrument?: components["schemas"]["MaskedInstrument"];
            /** @description The payment provider's page, for as long as the player has not finished there. */
            redirectUrl?: components["schemas"]["SameOriginPath"];
        };
        /** @description How much the player may withdraw, and what stands in the way. */
        WithdrawalLimitCheck: {
            /** @description What the limit leaves, in minor units; 0 when it is reached. */
            limit: components["schemas"]["MoneyAmount"];
            duration?: components["schemas"]["WithdrawalLimitDuration"];
            /** @description The whole limit, in minor units. */
            originalLimit?: components["schemas"]["MoneyAmount"];
            /** @description The main balance, in minor units. */
            balance: components["schemas"]["MoneyAmount"];
            /** @description The methods that the player may be paid by, those used lately first. */
            methods: components["schemas"]["OfferedMethod"][];
            /** @description The active bonuses that are not wagered yet, together; absent without one. A withdrawal ends them. */
            bonus?: {
                /** @description The bonus money that is lost, in minor units. */
                amount: components["schemas"]["MoneyAmount"];
                /** @description What is still to be wagered, in minor units. */
                wageringLeft: components["schemas"]["MoneyAmount"];
            };
            currency: components["schemas"]["Currency"];
            result?: components["schemas"]["OpenOperationResult"];
            daysLeftToVerifyDocuments?: components["schemas"]["DaysLeft"];
            /** @description When the whole limit is back. Periods are those of the zone of the player's residence. */
            resetOn?: components["schemas"]["Timestamp"];
        };
        /** @description The withdrawal that the player wants. */
        WithdrawalRequest: {
            /**
             * @description The player was told which bonus is lost.
             * @constant
             */
            forfeitBonus?: true;
            method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["PaymentAmount"];
            currency: components["schemas"]["Currency"];
            ipAddress: components["schemas"]["IpAddress"];
            blackbox: components["schemas"]["Blackbox"];
        };
        /** @description A withdrawal that is pending. */
        WithdrawalStarted: {
            /** @description Whether a person looks at it before it is paid out. */
            needsReview: boolean;
            /** @description Names the withdrawal. */
            pendingWithdrawalId: components["schemas"]["Identifier"];
            /**
             * @description Always PENDING.
             * @enum {string}
             */
            status: "PENDING";
        };
        /** @description What opens the realtime channel. */
        RealtimeToken: {
            /** @description The token, valid once. */
            token: string;
            /** @description The path of the realtime gateway. */
            gatewayUrl: components["schemas"]["SameOriginPath"];
            /** @description Seconds until the token stops being valid. */
            expiresIn: number;
        };
        /** @description One limit. Platforms spell some fields in one of two ways, and both are accepted. */
        Limit: {
            /** @description The limit, in minor units. */
            limit?: components["schemas"]["MoneyAmount"];
            /** @description The limit, in the other spelling. */
            value?: components["schemas"]["MoneyAmount"];
            /** @description The limit that is to come, in minor units. */
            pendingLimit?: components["schemas"]["MoneyAmount"];
            /** @description The limit that is to come, in the other spelling. */
            pendingValue?: components["schemas"]["MoneyAmount"];
            /** @description When the pending limit begins. */
            pendingLimitActiveFrom?: components["schemas"]["Timestamp"];
            /** @description When the pending limit begins, in the other spelling. */
            pendingDate?: components["schemas"]["Timestamp"];
            /** @description Whether the limit is to be deleted at that moment. */
            pendingDeletion?: boolean;
            /** @description Whether the change takes effect only when the player confirms it from that moment on. */
            pendingNeedsConfirmation?: boolean;
            /** @description Whether the limit cannot be changed now. */
            locked?: boolean;
            /** @description When the player last changed it. */
            updatedAt?: components["schemas"]["Timestamp"];
            /** @description When the limit began. */
            startAt?: components["schemas"]["Timestamp"];
            /** @description When the limit began, in the other spelling. */
            startedAt?: components["schemas"]["Timestamp"];
            /** @description When the period begins anew. */
            resetAt?: components["schemas"]["Timestamp"];
            /** @description What is used in this period, in minor units. */
            used?: components["schemas"]["MoneyAmount"];
            /** @description What is left in this period, in minor units. */
            remaining?: components["schemas"]["MoneyAmount"];
        };
        /** @description Limits by period; a period without a limit is absent. */
        Limits: {
            currency: components["schemas"]["Currency"];
            /** @description Daily. */
            D?: components["schemas"]["Limit"];
            /** @description Weekly. */
            W?: components["schemas"]["Limit"];
            /** @description Monthly. */
            M?: components["schemas"]["Limit"];
        };
        /** @description A break or an exclusion that has begun. */
        BreakBegun: {
            /** @description When it ends; of an indefinite exclusion the soonest that support may be asked to end it. */
            until: components["schemas"]["Timestamp"];
            timeZone: components["schemas"]["TimeZone"];
            /** @description Whether it does not end by itself. */
            indefinite: boolean;
        };
        /** @description How long the player has been idle. */
        ActivityCheck: {
            /** @description Milliseconds since the last activity. */
            idleMs: number;
            /** @description Milliseconds of idleness after which the player is logged out. */
            thresholdMs: number;
        };
        /** @description The session reminder. */
        ActivityTimer: {
            /**
             * @description Minutes between reminders; null when not set. ReminderInterval names them.
             * @enum {integer|null}
             */
            activityTimer: 30 | 60 | 120 | null;
            /** @description Whether the player is reminded. */
            activityTimerOn: boolean;
        };
        /** @description What the player turned over. */
        ActivitySummary: {
            /** @description Stakes, in minor units. */
            turnover: components["schemas"]["MoneyAmount"];
            /** @description Winnings, in minor units. */
            winnings: components["schemas"]["MoneyAmount"];
            /** @description Winnings minus stakes, in minor units. */
            delta: components["schemas"]["SignedMoneyAmount"];
            currency: components["schemas"]["Currency"];
            /** @description Whole minutes since the session began. */
            sessionMinutes?: number;
        };
        /**
         * @description Which deposit triggers the bonus.
         * @enum {string}
         */
        DepositTrigger: "FIRST_DEPOSIT" | "NEXT_DEPOSIT" | "SECOND_DEPOSIT" | "THIRD_DEPOSIT" | "FOURTH_DEPOSIT" | "FIFTH_DEPOSIT";
        /**
         * @description What the bonus is for.
         * @enum {string}
         */
        BonusVertical: "CASINO" | "FREE_BET" | "LIVE_CASINO" | "SPORTS" | "FREE_SPINS";
        /**
         * @description Whether winnings can be withdrawn before the bonus is wagered.
         * @enum {string}
         */
        BonusType: "STICKY" | "NON_STICKY";
        /**
         * @description Whom the campaign is for; absent for everybody. `LOYALTY`, players from `leastLevel` on.
         * @enum {string}
         */
        CampaignCategory: "LOYALTY" | "OPT_IN" | "TRIGGERED";
        /** @description The loyalty level from which on players may have it; absent where none is needed. */
        LeastLevel: number;
        /**
         * @description The status of a campaign.
         * @enum {string}
         */
        CampaignStatus: "DRAFT" | "ACTIVE" | "EXPIRED" | "CANCELED";
        /**
         * @description Games whose stakes count alike.
         * @enum {string}
         */
        WeightedKind: "SLOTS" | "TABLES" | "LIVE";
        /** @description How much the stakes at a kind of games count as wagered. */
        WeightedGames: {
            kind: components["schemas"]["WeightedKind"];
            /** @description Per cent of a stake. */
            weight: number;
        };
        /** @description A bonus that comes with a deposit. */
        DepositCampaign: {
            /** @description The campaign; sent as selectedBonusId with the deposit. */
            campaignId: components["schemas"]["Identifier"];
            /** @description The name that the player sees. */
            name: string;
            /** @description What the player gets and on which terms. */
            description?: string;
            triggerEvent: components["schemas"]["DepositTrigger"];
            vertical: components["schemas"]["BonusVertical"];
            bonusType: components["schemas"]["BonusType"];
            campaignCategory?: components["schemas"]["CampaignCategory"];
            leastLevel?: components["schemas"]["LeastLevel"];
            campaignStatus: components["schemas"]["CampaignStatus"];
            /** @description The currency of the amounts here. */
            currency: components["schemas"]["Currency"];
            /** @description The smallest deposit that triggers it, in minor units. */
            minimumDeposit: components["schemas"]["MoneyAmount"];
            /** @description The bonus as a percentage of the deposit; absent for free spins. */
            percentage?: number;
            /** @description The largest bonus, in minor units. */
            maximumBonus?: components["schemas"]["MoneyAmount"];
            /** @description The number of free spins. */
            freeSpins?: number;
            /** @description How many times the bonus is to be wagered. */
            wrMultiplier?: number;
            /** @description Days from the deposit on until the bonus ends. */
            daysToWager?: number;
            /** @description The highest stake of one bet while the bonus runs, in minor units; absent without one. */
            maximumStake?: components["schemas"]["MoneyAmount"];
            /** @description The most that can be won from the bonus, in minor units; absent without such a limit. */
            maximumWin?: components["schemas"]["MoneyAmount"];
            /** @description The games that it can be wagered at, and how much their stakes count. */
            games?: components["schemas"]["WeightedGames"][];
            /** @description When the offer ends. */
            expiresAt?: components["schemas"]["Timestamp"];
            /** @description How many are left for all players; absent where there is one for each player. Nobody has one before their deposit. */
            left?: number;
        };
        /**
         * @description Which rewards are asked for.
         * @enum {string}
         */
        RewardsType: "ELIGIBLE" | "ACTIVE";
        /**
         * @description What gives the bonus.
         * @enum {string}
         */
        RewardTrigger: "FIRST_DEPOSIT" | "NEXT_DEPOSIT" | "SECOND_DEPOSIT" | "THIRD_DEPOSIT" | "FOURTH_DEPOSIT" | "FIFTH_DEPOSIT" | "MANUAL_BONUS_CODE" | "CASHBACK_INSTANT" | "CASHBACK_DAILY" | "CASHBACK_WEEKLY" | "CASHBACK_WITH_TIMEFRAME" | "CASHBACK_SPECIFIC_DAY";
        /** @description A gift that can be claimed, with all of its terms. */
        AvailableReward: {
            /** @description The campaign. */
            campaignId: components["schemas"]["Identifier"];
            /** @description The name that the player sees. */
            name: string;
            /** @description What the player gets. */
            description: string;
            triggerEvent: components["schemas"]["RewardTrigger"];
            vertical: components["schemas"]["BonusVertical"];
            bonusType: components["schemas"]["BonusType"];
            campaignCategory?: components["schemas"]["CampaignCategory"];
            leastLevel?: components["schemas"]["LeastLevel"];
            /** @description The currency of the amounts here. */
            currency: components["schemas"]["Currency"];
            /** @description The bonus money, in minor units. */
            amount: components["schemas"]["PaymentAmount"];
            /** @description How many times the bonus is to be wagered. */
            wrMultiplier: number;
            /** @description What is to be wagered altogether, in minor units. */
            wageringRequired: components["schemas"]["MoneyAmount"];
            /** @description The games that it can be played at, and how much their stakes count. */
            games: components["schemas"]["WeightedGames"][];
            /** @description The highest stake of one bet while the bonus runs, in minor units; absent without one. */
            maximumStake?: components["schemas"]["MoneyAmount"];
            /** @description The most that can be won from the bonus, in minor units; absent without such a limit. */
            maximumWin?: components["schemas"]["MoneyAmount"];
            /** @description What the wagering means for the player: how many rounds of the stake at which they played last, or of one euro, at the games that count most; absent where nothing is to be wagered there. */
            rounds?: {
                /** @description The stake of a round, in minor units, never above the highest one of the bonus. */
                stake: components["schemas"]["PaymentAmount"];
                /** @description How many rounds. */
                count: number;
            };
            /** @description Days from the claim on until the bonus ends. */
            daysToWager: number;
            /** @description Until when it can be claimed; absent without an end. */
            expiresAt?: components["schemas"]["Timestamp"];
            /** @description How many can still be claimed by anybody; absent where there is one for each player. */
            left?: number;
        };
        /**
         * @description Marks free spins: always -1.
         * @enum {integer}
         */
        BetBonusType: -1;
        /** @description A bonus that runs. Free spins are told so, too: their `amount` and `wageringRequired` are the value of all rounds, their `wageringAmount` that of the rounds played, and their `balance` what was won and is not paid yet. */
        ActiveReward: {
            /** @description The campaign. */
            campaignId: components["schemas"]["Identifier"];
            /** @description The name that the player sees. */
            name: string;
            /** @description What the player gets. */
            description: string;
            triggerEvent: components["schemas"]["RewardTrigger"];
            vertical: components["schemas"]["BonusVertical"];
            bonusType: components["schemas"]["BonusType"];
            campaignCategory?: components["schemas"]["CampaignCategory"];
            leastLevel?: components["schemas"]["LeastLevel"];
            /** @description The currency of the amounts here. */
            currency: components["schemas"]["Currency"];
            /** @description The bonus money, in minor units. */
            amount: components["schemas"]["PaymentAmount"];
            /** @description How many times the bonus is to be wagered. */
            wrMultiplier: number;
            /** @description What is to be wagered altogether, in minor units. */
            wageringRequired: components["schemas"]["MoneyAmount"];
            /** @description The games that it can be played at, and how much their stakes count. */
            games: components["schemas"]["WeightedGames"][];
            /** @description The highest stake of one bet while the bonus runs, in minor units; absent without one. */
            maximumStake?: components["schemas"]["MoneyAmount"];
            /** @description The most that can be won from the bonus, in minor units; absent without such a limit. */
            maximumWin?: components["schemas"]["MoneyAmount"];
            /** @description The bonus as this player's own. */
            assignmentId: components["schemas"]["Identifier"];
            /** @description Of free spins alone. */
            betBonusType?: components["schemas"]["BetBonusType"];
            /** @description Its money now, with what was won; sent back with a forfeit. */
            balance: components["schemas"]["MoneyAmount"];
            /** @description What is wagered of wageringRequired, sent back with a forfeit as wageringProgress. */
            wageringAmount: components["schemas"]["MoneyAmount"];
            /** @description When it was credited. */
            startedAt: components["schemas"]["Timestamp"];
            /** @description When it ends unless it is wagered. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description Whether it ends with the rounds that are open: all of it is wagered or played, or the time of free spins is over. It cannot be given up any more. */
            isEnding: boolean;
        };
        /** @description A bonus code as it is typed, with at least one character that is not a space. */
        BonusCode: string;
        /**
         * @description ELIGIBLE: can be claimed. QUEUED: claimed, and wait. ACTIVE: run.
         * @enum {string}
         */
        FreeSpinStatus: "ELIGIBLE" | "QUEUED" | "ACTIVE";
        /** @description The id of a game's content. */
        GameId: string;
        /** @description How many rounds. */
        FreeRounds: number;
        /** @description Free spins, with all of their terms. */
        FreeSpinReward: {
            /** @description The free spins as this player's own, for forfeitBonus; absent before the claim. */
            assignmentId?: components["schemas"]["Identifier"];
            /** @description The campaign. */
            campaignId: components["schemas"]["Identifier"];
            /** @description The name that the player sees. */
            name: string;
            /** @description What the player gets. */
            description: string;
            triggerEvent: components["schemas"]["RewardTrigger"];
            /** @description The part of the product of the bonus that winnings become. */
            vertical: components["schemas"]["BonusVertical"];
            bonusType: components["schemas"]["BonusType"];
            campaignCategory?: components["schemas"]["CampaignCategory"];
            leastLevel?: components["schemas"]["LeastLevel"];
            betBonusType: components["schemas"]["BetBonusType"];
            status: components["schemas"]["FreeSpinStatus"];
            /** @description The code that they ask for; absent where they ask for none. */
            bonusCode?: components["schemas"]["BonusCode"];
            /** @description The place in the line; absent of what never waited. */
            queuedPlayerBonus?: {
                /** @description For claimQueuedFreeSpins. */
                queuedPlayerBonusId: components["schemas"]["Identifier"];
                /** @description Whether they run by now. */
                isCredited: boolean;
            };
            /** @description The currency of the amounts here. */
            currency: components["schemas"]["Currency"];
            /** @description What each round is worth, in minor units; the player does not pay it. */
            stake: components["schemas"]["PaymentAmount"];
            /** @description The games that the rounds are of, in the order in which they are played best. */
            games: {
                /** @description Its document in the content. */
                gameId: components["schemas"]["GameId"];
                /** @description The game in addresses. */
                slug: string;
                /** @description Its name. */
                name: string;
                roundsGranted: components["schemas"]["FreeRounds"];
                roundsPlayed: components["schemas"]["FreeRounds"];
            }[];
            /** @description What the rounds have won so far, in minor units. Where something is to be wagered, it is sent back with a forfeit as balance; where nothing is, it is own money already, and 0 is sent. */
            won: components["schemas"]["MoneyAmount"];
            /** @description The value of the rounds played, in minor units; sent back with a forfeit as wageringProgress. */
            wageringAmount: components["schemas"]["MoneyAmount"];
            /** @description How many times what is won is to be wagered; 0: it is own money at once. */
            wrMultiplier: number;
            /** @description The games that it can be wagered at, and how much their stakes count; absent for own money. */
            wageringGames?: components["schemas"]["WeightedGames"][];
            /** @description The highest stake of one bet while the bonus that was won runs, in minor units; absent without one. */
            maximumStake?: components["schemas"]["MoneyAmount"];
            /** @description The most that can be won, in minor units; absent without such a limit. */
            maximumWin?: components["schemas"]["MoneyAmount"];
            /** @description Days from the claim on to play the rounds, and as many again to wager what was won. */
            daysToWager: number;
            /** @description Until when they can be claimed, or, once claimed, played; absent without an end. */
            expiresAt?: components["schemas"]["Timestamp"];
            /** @description How many can still be claimed by anybody; absent where there is one for each player. */
            left?: number;
        };
        /** @description What a code brings, by its kind, with all terms. */
        CodeOffer: {
            /**
             * @description Always GIFT.
             * @constant
             */
            kind: "GIFT";
            gift: components["schemas"]["AvailableReward"];
        } | {
            /**
             * @description Always FREE_SPINS.
             * @constant
             */
            kind: "FREE_SPINS";
            freeSpins: components["schemas"]["FreeSpinReward"];
        } | {
            /**
             * @description Always DEPOSIT_BONUS.
             * @constant
             */
            kind: "DEPOSIT_BONUS";
            campaign: components["schemas"]["DepositCampaign"];
            /** @description Whether the player agrees to it. */
            isAgreed: boolean;
        };
        /** @description Whether a player agrees to a campaign. */
        CampaignConsent: {
            /** @description The campaign. */
            campaignId: components["schemas"]["Identifier"];
            /** @description Whether the player agrees to it now. */
            agreed: boolean;
            /** @description Since when; absent where the player does not. */
            agreedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Whose losses count together: those since the last claim, of a day, of a week from Monday on, of the time from the campaign's start to its end, or of one day. Days and weeks are the player's own.
         * @enum {string}
         */
        CashbackTrigger: "CASHBACK_INSTANT" | "CASHBACK_DAILY" | "CASHBACK_WEEKLY" | "CASHBACK_WITH_TIMEFRAME" | "CASHBACK_SPECIFIC_DAY";
        /** @description Per cent of what is lost. */
        CashbackPercentage: number;
        /** @description A cashback, with all of its terms. */
        Cashback: {
            /** @description The campaign. */
            campaignId: components["schemas"]["Identifier"];
            /** @description The name that the player sees. */
            name: string;
            /** @description What the player gets. */
            description: string;
            triggerEvent: components["schemas"]["CashbackTrigger"];
            vertical: components["schemas"]["BonusVertical"];
            bonusType: components["schemas"]["BonusType"];
            campaignCategory?: components["schemas"]["CampaignCategory"];
            leastLevel?: components["schemas"]["LeastLevel"];
            /** @description The currency of the amounts here. */
            currency: components["schemas"]["Currency"];
            /** @description How many times it is to be wagered; 0: it is own money at once. */
            wrMultiplier: number;
            /** @description Whether it is on. */
            cashbackActivated: boolean;
            /** @description How much comes back. */
            cashbackInfo: {
                percentage: components["schemas"]["CashbackPercentage"];
                /** @description The most of a period, or of a day of instant cashback, in minor units. */
                maximum: components["schemas"]["PaymentAmount"];
            };
            /** @description A higher percentage in some games; absent without any. */
            cashbackBooster?: {
                percentage: components["schemas"]["CashbackPercentage"];
                /** @description The games. */
                boosterGames: {
                    /** @description Its document in the content. */
                    gameId: components["schemas"]["GameId"];
                }[];
            };
            /** @description The games that it can be wagered at, and how much their stakes count; absent for own money. */
            games?: components["schemas"]["WeightedGames"][];
            /** @description Days from the claim on until the bonus ends; absent for own money. */
            daysToWager?: number;
            /** @description The highest stake of one bet while the bonus runs, in minor units; absent without one. */
            maximumStake?: components["schemas"]["MoneyAmount"];
            /** @description The most that can be won from the bonus, in minor units; absent without such a limit. */
            maximumWin?: components["schemas"]["MoneyAmount"];
            /** @description Until when losses count; absent without an end. */
            expiresAt?: components["schemas"]["Timestamp"];
            /** @description How many players can still switch it on; absent where all can. */
            left?: number;
        };
        /** @description A period of a cashback, with what it has brought so far. */
        CashbackPeriod: {
            /** @description From when on losses count: its start, the switching on, or what the last claim counted to. */
            from: components["schemas"]["Timestamp"];
            /** @description When it ends; of instant cashback, up to when losses are counted. */
            until: components["schemas"]["Timestamp"];
            /** @description Stakes of own money less what came back to it, in minor units; below zero when more came back. */
            netLoss: components["schemas"]["SignedMoneyAmount"];
            /** @description What that brings, in minor units. */
            amount: components["schemas"]["MoneyAmount"];
            /** @description Whether it can be claimed now. */
            isClaimable: boolean;
            /** @description Until when it can be claimed; absent without an end. */
            claimableUntil?: components["schemas"]["Timestamp"];
        };
        /** @description Cashback that was paid. */
        CashbackClaim: {
            /** @description The campaign. */
            campaignId: components["schemas"]["Identifier"];
            /** @description The currency of the amounts here. */
            currency: components["schemas"]["Currency"];
            /** @description What was lost, in minor units. */
            netLoss: components["schemas"]["MoneyAmount"];
            /** @description What was paid, in minor units. */
            amount: components["schemas"]["PaymentAmount"];
            /** @description What is to be wagered, in minor units; 0: it is own money. */
            wageringRequired: components["schemas"]["MoneyAmount"];
            /** @description From when on losses counted. */
            from: components["schemas"]["Timestamp"];
            /** @description Up to when losses counted. */
            until: components["schemas"]["Timestamp"];
            /** @description When it was paid. */
            claimedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description QUEUED: they wait. ACTIVE: they run. COMPLETED: all rounds are over. EXPIRED: their time is over. FORFEITED: they were given up.
         * @enum {string}
         */
        FreeSpinProgressStatus: "QUEUED" | "ACTIVE" | "COMPLETED" | "EXPIRED" | "FORFEITED";
        /**
         * @description REFUSE: the claim is refused. QUEUE: the free spins wait.
         * @enum {string}
         */
        IfActive: "REFUSE" | "QUEUE";
        /** @description The short name of a game. */
        GameSlug: string;
        /**
         * @description The kind of device; a tablet is mobile.
         * @enum {string}
         */
        LaunchPlatform: "desktop" | "mobile";
        /** @description Language and market of a page, as its address has them. */
        PageLocale: string;
        /** @description The wish to start a game. */
        GameLaunch: {
            slug: components["schemas"]["GameSlug"];
            platform: components["schemas"]["LaunchPlatform"];
            locale: components["schemas"]["PageLocale"];
            language: components["schemas"]["LanguageCode"];
            currency: components["schemas"]["Currency"];
            /** @description Where the site believes the visit to come from; absent where it does not know. */
            countryCode?: components["schemas"]["CountryCode"];
            /** @description The player's country as the site knows it; absent for a guest. */
            playerCountryCode?: components["schemas"]["CountryCode"];
            ip: components["schemas"]["IpAddress"];
            /** @description Whether the site holds the game to be open; the platform decides itself. */
            enabled: boolean;
        };
        /**
         * @description The type of a game's content, which decides about the access that it needs.
         * @enum {string}
         */
        GameDocumentType: "casinoGames" | "liveCasinoGames";
        /** @description The studio's page with the game, at the studio's own origin. What opens the game stands in the fragment, which no server is told. */
        StudioUrl: string;
        /** @description What the page of a game for money needs to show it. */
        GameDetail: {
            gameId: components["schemas"]["GameId"];
            _type: components["schemas"]["GameDocumentType"];
            url: components["schemas"]["StudioUrl"];
            /** @description Names the open game to the platform, for the figures that a law wants around it. */
            gameSessionId: components["schemas"]["Identifier"];
        };
        /** @description A game that is open for money. */
        GameLaunched: {
            /** @description Absent where the platform has no data of the game. */
            data?: {
                gameDetail: components["schemas"]["GameDetail"];
            };
        };
        /** @description The facts behind a refused launch. */
        LaunchRefusalInfo: {
            /** @description When the player may begin a game; absent where nobody knows. */
            opensAt?: components["schemas"]["Timestamp"];
        };
        /** @description Where a game is open for money. */
        GameAddress: {
            url: components["schemas"]["StudioUrl"];
            /** @description Names the open game to the platform, for the figures that a law wants around it. */
            gameSessionId: components["schemas"]["Identifier"];
        };
        /** @description Where a game is open with play money. */
        FreeGameAddress: {
            url: components["schemas"]["StudioUrl"];
        };
        /** @description What a bonus of the player's means for a game. */
        GameLimitations: {
            /**
             * @description 0: nothing; 1: a running bonus excludes the game; 2: a running bonus is to be wagered, and this game is of its part of the product.
             * @enum {integer}
             */
            statusCode: 0 | 1 | 2;
        };
        /** @description What the page of a free game needs to show it. */
        FreeGameDetail: {
            gameId: components["schemas"]["GameId"];
            _type: components["schemas"]["GameDocumentType"];
            url: components["schemas"]["StudioUrl"];
        };
        /** @description A game that is open with play money. */
        FreeGameLaunched: {
            /** @description Absent where the platform has no data of the game. */
            data?: {
                gameDetail: components["schemas"]["FreeGameDetail"];
            };
        };
        /**
         * @description A kind of device.
         * @enum {string}
         */
        GameChannel: "desktop" | "mobile" | "tablet";
        /** @description A category of games, as addresses have it. */
        CategoryId: string;
        /** @description A provider or sub-provider of games. */
        GameStudio: {
            /** @description The id of its content. */
            _id: string;
            /** @description Its name, in any language. */
            title: string;
            /** @description The id of the picture of its mark; absent where there is none. */
            providerImgUrl?: string;
            /** @description The countries in which its games may not be played. */
            restrictedCountry: components["schemas"]["CountryCode"][];
            /** @description No overlay tells of the list of countries, which holds all the same. */
            removeRestrictedCountryOverlay: boolean;
        };
        /**
         * @description The kind of a game.
         * @enum {string}
         */
        GameKind: "slot" | "jackpotSlot" | "roulette" | "blackjack" | "baccarat" | "poker" | "dice" | "crash" | "bingo" | "scratch" | "gameShow" | "videoPoker";
        /**
         * @description How the wins of a slot are spread.
         * @enum {string}
         */
        GameVolatility: "low" | "medium" | "high";
        /** @description The amounts of a round. */
        BetLimit: {
            currency: components["schemas"]["Currency"];
            /** @description The least of a round, in minor units. */
            min: components["schemas"]["MoneyAmount"];
            /** @description The most of a round, in minor units. */
            max: components["schemas"]["MoneyAmount"];
        };
        /** @description Ids of pictures, by the shape of the tile. A shape that is absent is made of the thumbnail; a game without a picture has none. */
        GameImages: {
            /** @description One cell, and any other shape. */
            thumbnail?: string;
            /** @description Two cells beside each other. */
            "2xh"?: string;
            /** @description Two cells above each other. */
            "2xv"?: string;
            /** @description Two by two cells. */
            "4x"?: string;
            /** @description A tall picture. */
            vertical?: string;
        };
        /** @description A game as lists show it, under the names of its content. */
        GameCard: {
            gameId: components["schemas"]["GameId"];
            _type: components["schemas"]["GameDocumentType"];
            /** @description The game in addresses. */
            gameSlug: string;
            /** @description The name, in any language. */
            name: string;
            provider: components["schemas"]["GameStudio"];
            /** @description The studio whose game the provider delivers; absent where it is the provider's own. */
            subProvider?: components["schemas"]["GameStudio"];
            gameType: components["schemas"]["GameKind"];
            /** @description The devices that it is made for. */
            channels: components["schemas"]["GameChannel"][];
            /** @description Whether it has a jackpot. */
            jackpotExist: boolean;
            /** @description The return to player in basis points; 9612 is 96.12 %. */
            returnToPlayer: number;
            /** @description The version of the game. */
            version: string;
            /** @description How its wins are spread; absent where it is not told. */
            volatility?: components["schemas"]["GameVolatility"];
            /** @description The amounts of a round, in the currency of the one who asks. */
            betLimits: components["schemas"]["BetLimit"][];
            images: components["schemas"]["GameImages"];
            /** @description The seats of a live table; absent where it has no limit, or its studio tells none. */
            seats?: number;
            /** @description How many of its seats are taken; comes with seats. */
            seatsTaken?: number;
        };
        /** @description How full a live table is. */
        TableSeats: {
            gameId: components["schemas"]["GameId"];
            /** @description Its seats. */
            seats: number;
            /** @description How many of them are taken. */
            seatsTaken: number;
        };
        /**
         * @description The lobby in which a heart was pressed.
         * @enum {string}
         */
        LobbyPageType: "casino" | "liveCasino";
        /** @description A favourite that is added or removed. */
        FavouriteGame: {
            gameId: components["schemas"]["GameId"];
            lobbyPageType: components["schemas"]["LobbyPageType"];
        };
        /**
         * @description OPEN: stakes are taken, as far as account, limits and reminder let them. CHECK_DUE: none is, until the check is answered. RESTING: none is, until the time after the check is over. ENDED: none is any more.
         * @enum {string}
         */
        GameSessionState: "OPEN" | "CHECK_DUE" | "RESTING" | "ENDED";
        /**
         * @description Why a game has ended; absent of one that has not. CLOSED: the player left it. OTHER_GAME: the player opened another, where the law allows one at once. LOGGED_OUT: the log-in under which it was opened is over.
         * @enum {string}
         */
        GameEndReason: "CLOSED" | "OTHER_GAME" | "LOGGED_OUT";
        /** @description Milliseconds. */
        PlayTime: number;
        /**
         * @description A figure that a check tells.
         * @enum {string}
         */
        CheckFigure: "time" | "netPosition" | "deposits" | "stakes" | "wins";
        /** @description The check inside games that the law asks for; absent where it asks for none. */
        GameCheck: {
            /** @description Milliseconds until the check is due, if the game stays open; 0 where it waits for an answer. */
            dueInMs: components["schemas"]["PlayTime"];
            /** @description Milliseconds for which play still rests; 0 where it does not. */
            restMs: components["schemas"]["PlayTime"];
            /** @description When the rest is over; absent where play does not rest. */
            restsUntil?: components["schemas"]["Timestamp"];
            /** @description Milliseconds of play since the last check, over all games of the player. */
            playedMs: components["schemas"]["PlayTime"];
            /** @description What the check tells, in this order. */
            figures: components["schemas"]["CheckFigure"][];
        };
        /** @description The facts of a game for money that the player opened. Times that are told as milliseconds count from the answer on, by the platform's clock: a device whose clock is wrong reckons with them all the same. Figures are of the visit: who opens the game again in the same log-in, while it is open or shortly after, goes on with them. */
        GameSession: {
            gameSessionId: components["schemas"]["Identifier"];
            gameId: components["schemas"]["GameId"];
            state: components["schemas"]["GameSessionState"];
            endReason?: components["schemas"]["GameEndReason"];
            /** @description When the game was opened. */
            openedAt: components["schemas"]["Timestamp"];
            /** @description Milliseconds since the visit began; of a game that has ended, until its end. */
            elapsedMs: components["schemas"]["PlayTime"];
            /** @description Whether a round of the visit is under way, as the supplier told the wallet. */
            isRoundOpen: boolean;
            currency: components["schemas"]["Currency"];
            /** @description What the player can stake, in minor units. */
            balance: components["schemas"]["MoneyAmount"];
            /** @description What was paid in since the visit began, in minor units. */
            deposits: components["schemas"]["MoneyAmount"];
            /** @description What was staked in the game since the visit began, without stakes that came back. */
            stakes: components["schemas"]["MoneyAmount"];
            /** @description What the game has paid since the visit began, in minor units. */
            wins: components["schemas"]["MoneyAmount"];
            /** @description Wins less stakes, in minor units. */
            netPosition: components["schemas"]["SignedMoneyAmount"];
            /** @description Whether the player's reminder of the time must be answered before the next stake is taken, which some laws ask for. */
            isReminderDue: boolean;
            check?: components["schemas"]["GameCheck"];
        };
        /**
         * @description The last 24 hours, 7 days or 30 days.
         * @enum {string}
         */
        WinnersDateRange: "DAY" | "WEEK" | "MONTH";
        /** @description A win, and the game in which it fell. */
        Winner: {
            winId: components["schemas"]["Identifier"];
            /** @description The masked name, A***. */
            name: string;
            /** @description The win, in minor units of the currency that was asked for. */
            amount: components["schemas"]["MoneyAmount"];
            currency: components["schemas"]["Currency"];
            /** @description When it fell. */
            wonAt: components["schemas"]["Timestamp"];
            gameId: components["schemas"]["GameId"];
            _type: components["schemas"]["GameDocumentType"];
            /** @description The game's name. */
            gameName: string;
            /** @description The game in addresses. */
            gameSlug: string;
            gameType: components["schemas"]["GameKind"];
            images: components["schemas"]["GameImages"];
            provider: components["schemas"]["GameStudio"];
            /** @description The studio whose game the provider delivers; absent where it is the provider's own. */
            subProvider?: components["schemas"]["GameStudio"];
        };
        /** @description What a jackpot stands at. */
        JackpotAmount: {
            gameId: components["schemas"]["GameId"];
            /** @description The amount, in minor units of the currency that was asked for. */
            amount: components["schemas"]["MoneyAmount"];
            currency: components["schemas"]["Currency"];
        };
        /** @description A jackpot with its game. */
        Jackpot: {
            /** @description The amount, in minor units of the currency that was asked for. */
            amount: components["schemas"]["MoneyAmount"];
            currency: components["schemas"]["Currency"];
            game: components["schemas"]["GameCard"];
        };
        /**
         * @description Whether a tournament is to come, runs, or is over.
         * @enum {string}
         */
        TournamentState: "UPCOMING" | "RUNNING" | "FINISHED";
        /** @description A place of a tournament. */
        TournamentRank: {
            /** @description The place. */
            rank: number;
            /** @description The masked name, A***. */
            name: string;
            /** @description The points. */
            points: number;
            /** @description What the place wins, in minor units of the tournament's currency; 0 without a prize. */
            prize: components["schemas"]["MoneyAmount"];
            /** @description Whether it is the place of the player who asks. */
            isOwn: boolean;
        };
        /** @description A tournament. */
        Tournament: {
            tournamentId: components["schemas"]["Identifier"];
            /** @description Its name. */
            name: string;
            /** @description What is to be won, and how. */
            description: string;
            state: components["schemas"]["TournamentState"];
            /** @description When it begins. */
            startsAt: components["schemas"]["Timestamp"];
            /** @description When it is over. */
            endsAt: components["schemas"]["Timestamp"];
            /** @description All prizes together, in minor units. */
            prizePool: components["schemas"]["MoneyAmount"];
            currency: components["schemas"]["Currency"];
            /** @description The games that count and are open to the one who asks. */
            games: components["schemas"]["GameCard"][];
            /** @description The best so far, by rank. */
            leaderboard: components["schemas"]["TournamentRank"][];
        };
        /**
         * @description The rules by which a game is played.
         * @enum {string}
         */
        PlayedKind: "slot" | "roulette" | "blackjack";
        /** @description A symbol of a slot. */
        ReelSymbol: string;
        /** @description What a slot pays; of a slot alone. */
        SlotRules: {
            /** @description The lines, each the row of every column from the left; line 1 is the first. */
            lines: number[][];
            /** @description What symbols pay from the left. */
            pays: {
                symbol: components["schemas"]["ReelSymbol"];
                /** @description How many. */
                count: number;
                /** @description How many times the stake of a line, which is the stake through the number of lines. */
                times: number;
            }[];
            /** @description The feature. */
            freeSpins: {
                symbol: components["schemas"]["ReelSymbol"];
                /** @description How many of it win free spins. */
                count: number;
                /** @description How many free spins. */
                spins: number;
                /** @description By what wins of free spins are multiplied. */
                multiplier: number;
            };
        };
        /** @description A game of the studio, as the operator offers it. */
        PlayedGame: {
            /** @description The game in addresses. */
            slug: string;
            /** @description Its name for players. */
            name: string;
            kind: components["schemas"]["PlayedKind"];
            /** @description The studio's own rules and mathematics that the game has. */
            title: string;
            /** @description The version of the game. */
            version: string;
            /** @description The return to player in basis points; 9524 is 95.24 %. */
            returnBasisPoints: number;
            /** @description The highest win of a round, in stakes. */
            topWin: number;
            /** @description In how many rounds the highest win comes once, rounded down; 1000000000 is once in more rounds than that. Absent where it depends on the bets or on the player. */
            topWinIn?: number;
            /** @description The address of the game's picture at the content service; absent where it has none. */
            picture?: string;
            slot?: components["schemas"]["SlotRules"];
        };
        /**
         * @description For the player's money, or for nothing.
         * @enum {string}
         */
        PlayMode: "money" | "free";
        /**
         * @description Whether the return to player shows on the game's page alone, or beside the stake, too.
         * @enum {string}
         */
        ReturnPlace: "page" | "stake";
        /** @description What the law asks of the game for this player; the server holds it, too. */
        GameTerms: {
            /** @description The least ms from the start of a round to the start of the next; 0 for none. */
            shortestRoundMs: number;
            /** @description The highest total stake of a round, in minor units of the play's currency; absent for none. */
            highestStake?: components["schemas"]["MoneyAmount"];
            /** @description The most rounds that one press may start; 0 where there is no autoplay. */
            autoplayRounds: number;
            /** @description Whether anything may shorten the time until a result shows. */
            speedUps: boolean;
            returnShownAt: components["schemas"]["ReturnPlace"];
            /** @description Whether the chance of the highest win shows beside the stake. */
            topWinChanceShown: boolean;
            /** @description Whether each spot of roulette says what it pays. */
            oddsShown: boolean;
        };
        /** @description The ways out of the game to the operator's pages, which open in the window around the game. */
        PlayLinks: {
            /** @description The address of the lobby. */
            lobby: string;
            /** @description The address of the page for deposits. */
            deposit: string;
        };
        /**
         * @description Whether the player has still to decide, or the result stands.
         * @enum {string}
         */
        RoundState: "open" | "closed";
        /** @description What is bet on. A slot has spin, blackjack has hand. Roulette has straight:17, split:17-20, street:1 (its first number), trio:0-1-2, corner:1 (its lowest number), firstFour, line:1 (the first of its six), column:1 to column:3, dozen:1 to dozen:3, and red, black, odd, even, low, high. */
        BetSpot: string;
        /** @description A bet of a round. */
        GameBet: {
            spot: components["schemas"]["BetSpot"];
            /** @description The amount of the bet, in minor units. */
            amount: components["schemas"]["MoneyAmount"];
        };
        /** @description The reels of a slot come to rest. */
        ReelsStep: {
            /**
             * @description Always reels.
             * @enum {string}
             */
            type: "reels";
            /** @description The five columns from the left, each its three symbols from the top. */
            reels: components["schemas"]["ReelSymbol"][][];
            /** @description Whether it is a free spin of a feature. */
            isFree: boolean;
        };
        /** @description What the lines of the reels before it pay; nothing where there is no win. */
        LinesStep: {
            /**
             * @description Always lines.
             * @enum {string}
             */
            type: "lines";
            /** @description By what a feature multiplies its wins; the amounts have it in them. 1 for nothing. */
            multiplier: number;
            /** @description The wins. */
            wins: {
                /** @description The number of the line, from 1; 0 where symbols pay wherever they stand. */
                line: number;
                symbol: components["schemas"]["ReelSymbol"];
                /** @description How many symbols pay. */
                count: number;
                /** @description What it pays, in minor units. */
                amount: components["schemas"]["MoneyAmount"];
            }[];
        };
        /** @description Free spins are won, or one of them is over. */
        FreeSpinsStep: {
            /**
             * @description Always freeSpins.
             * @enum {string}
             */
            type: "freeSpins";
            /** @description How many are won; 0 after a free spin that wins none. */
            awarded: number;
            /** @description How many are to come now, with these. */
            left: number;
        };
        /** @description The ball comes to rest. */
        BallStep: {
            /**
             * @description Always ball.
             * @enum {string}
             */
            type: "ball";
            /** @description The number. */
            number: number;
        };
        /** @description What the table pays. */
        SpotsStep: {
            /**
             * @description Always spots.
             * @enum {string}
             */
            type: "spots";
            /** @description The bets that won, each with all that comes back for it. */
            paid: components["schemas"]["GameBet"][];
        };
        /**
         * @description Where a card goes.
         * @enum {string}
         */
        CardPlace: "dealer" | "hand0" | "hand1";
        /** @description A card, its rank and its suit (C, D, H or S), for example 10H. */
        PlayingCard: string;
        /** @description A card is dealt. */
        CardStep: {
            /**
             * @description Always card.
             * @enum {string}
             */
            type: "card";
            to: components["schemas"]["CardPlace"];
            card?: components["schemas"]["PlayingCard"];
            /** @description Whether it lies face down; then no card is told, here or anywhere, until it is turned. */
            isHidden: boolean;
        };
        /** @description The dealer's hidden card is turned. */
        TurnStep: {
            /**
             * @description Always turn.
             * @enum {string}
             */
            type: "turn";
            card: components["schemas"]["PlayingCard"];
        };
        /** @description The second card of hand0 becomes the first of hand1. */
        SplitStep: {
            /**
             * @description Always split.
             * @enum {string}
             */
            type: "split";
        };
        /**
         * @description A hand of the player; hand1 exists after a split. Beside choices, the one that they are for.
         * @enum {string}
         */
        PlayersHand: "hand0" | "hand1";
        /**
         * @description How a hand of blackjack ends.
         * @enum {string}
         */
        HandOutcome: "win" | "blackjack" | "push" | "lose" | "bust";
        /** @description A hand of the player is settled. */
        HandStep: {
            /**
             * @description Always result.
             * @enum {string}
             */
            type: "result";
            hand: components["schemas"]["PlayersHand"];
            outcome: components["schemas"]["HandOutcome"];
            /** @description All that comes back for it, in minor units; 0 for nothing. */
            amount: components["schemas"]["MoneyAmount"];
        };
        /** @description One thing to be shown, told apart by its type. */
        GameStep: components["schemas"]["ReelsStep"] | components["schemas"]["LinesStep"] | components["schemas"]["FreeSpinsStep"] | components["schemas"]["BallStep"] | components["schemas"]["SpotsStep"] | components["schemas"]["CardStep"] | components["schemas"]["TurnStep"] | components["schemas"]["SplitStep"] | components["schemas"]["HandStep"];
        /**
         * @description What a player of blackjack may do with a hand.
         * @enum {string}
         */
        GameAct: "hit" | "stand" | "double" | "split";
        /** @description A round as far as it is decided. */
        GameRound: {
            roundId: components["schemas"]["Identifier"];
            /** @description All that was staked in the round so far, in minor units. */
            stake: components["schemas"]["MoneyAmount"];
            /** @description All that comes back to the player, the stake of won bets with it, in minor units; 0 while it is open. */
            won: components["schemas"]["MoneyAmount"];
            state: components["schemas"]["RoundState"];
            /** @description Whether the client told that the result was shown. */
            isShown: boolean;
            /** @description Whether it was a free round; absent where it was for money. */
            isFree?: boolean;
            startedAt: components["schemas"]["Timestamp"];
            /** @description The bets of the round. */
            bets: components["schemas"]["GameBet"][];
            /** @description What is to be shown, in its order. It grows with each act, and what was there stays. */
            steps: components["schemas"]["GameStep"][];
            /** @description The acts that are open to the player; none of a closed round. */
            choices: components["schemas"]["GameAct"][];
            hand?: components["schemas"]["PlayersHand"];
        };
        /** @description The free rounds of this launch; absent where it brought none. */
        FreeRoundsLeft: {
            /** @description How many are left. */
            left: number;
            /** @description How many it brought; 0: the last round before it was free, and none is left. */
            total: number;
            /** @description The stake of each, in minor units; it need not be among the stakes to choose from. */
            stake: components["schemas"]["MoneyAmount"];
        };
        /** @description A game as it stands before one player. */
        GamePlay: {
            game: components["schemas"]["PlayedGame"];
            mode: components["schemas"]["PlayMode"];
            currency: components["schemas"]["Currency"];
            language: components["schemas"]["LanguageCode"];
            /** @description The player's balance, in minor units of the play's currency; the win of a closed round is in it, shown or not. What a free round wins is in it once the wallet says so. */
            balance: components["schemas"]["MoneyAmount"];
            /** @description The stakes to choose from, rising, in minor units: of a round, or of one chip on a table of roulette. */
            stakes: components["schemas"]["MoneyAmount"][];
            terms: components["schemas"]["GameTerms"];
            links: components["schemas"]["PlayLinks"];
            round?: components["schemas"]["GameRound"];
            /** @description The player's latest rounds of this game whose result was shown, the newest first. */
            rounds: components["schemas"]["GameRound"][];
            freeRounds?: components["schemas"]["FreeRoundsLeft"];
        };
        /** @description The wish to play a round. */
        RoundWish: {
            /** @description The client's name for this wish; a new one for each round. */
            requestId: components["schemas"]["Identifier"];
            /** @description Whether it is to be a free round; absent for one for money. */
            isFree?: boolean;
            /** @description The bets of the round; one on a slot and at a table of blackjack. */
            bets: components["schemas"]["GameBet"][];
        };
        /** @description A round, and the balance with it. */
        RoundPlayed: {
            round: components["schemas"]["GameRound"];
            /** @description The player's balance, in minor units; the stake is taken, and the win of a closed round is in it, but for that of a free one. */
            balance: components["schemas"]["MoneyAmount"];
            freeRounds?: components["schemas"]["FreeRoundsLeft"];
        };
        /** @description The facts behind a stake that was refused. */
        StakeRefusalInfo: {
            /** @description With bonus_stake: the highest stakes of a round that the bonus is played with, minor units; absent where the refusal is told again. */
            highestStake?: number;
        };
        /** @description A decision in a round. */
        RoundAct: {
            /** @description The client's name for this decision; a new one for each. */
            requestId: components["schemas"]["Identifier"];
            act: components["schemas"]["GameAct"];
            /** @description How many steps of the round the player has seen; another number means another hand. */
            seen: number;
        };
        /** @description The version of the cookie policy. */
        CookiePolicyVersion: number;
        /** @description What the player consents to. */
        CookieOptions: {
            /**
             * @description What the site needs; cannot be refused.
             * @constant
             */
            essentials: true;
            /** @description Measuring and comfort. */
            performanceFunctional: boolean;
            /** @description Marketing. */
            marketing: boolean;
        };
        /** @description A stored consent. */
        CookiesConsent: {
            version: components["schemas"]["CookiePolicyVersion"];
            /** @description Names the consent; absent when none was given. */
            cookiesConsentId?: components["schemas"]["Identifier"];
            options: components["schemas"]["CookieOptions"];
        };
        /** @description The whole wallet after a change, and as it is when the channel opens; it replaces the one known so far, unless that has a higher version. */
        WalletBalanceMessage: {
            /**
             * @description Always WALLET_BALANCE.
             * @enum {string}
             */
            type: "WALLET_BALANCE";
            /** @description Whose wallet it is; a message for another player is ignored. */
            playerId: components["schemas"]["Identifier"];
            balanceMap: components["schemas"]["Wallet"];
        };
        /** @description Flags of the player that changed. */
        PlayerAttributeMessage: {
            /**
             * @description Always PLAYER_ATTRIBUTE_CHANGE.
             * @enum {string}
             */
            type: "PLAYER_ATTRIBUTE_CHANGE";
            /** @description Whose flags they are; a message for another player is ignored. */
            playerId: components["schemas"]["Identifier"];
            /** @description The changed flags by name: those of the access context (multibrandSuspended stands for multibrand.suspended) and of the account details. Names that are not known are ignored. */
            attributes: {
                [key: string]: boolean | number | string;
            };
        };
        /** @description The player's loyalty level changed. */
        LoyaltyLevelMessage: {
            /**
             * @description Always PLAYER_LOYALTY_LEVEL.
             * @enum {string}
             */
            type: "PLAYER_LOYALTY_LEVEL";
            /** @description The player; a message for another player is ignored. */
            playerId: components["schemas"]["Identifier"];
            /** @description Whether the level rose. */
            isLevelUp: boolean;
        };
    };
    responses: {
        /** @description Done; there is nothing to say about it. */
        Acknowledged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Acknowledgement"];
            };
        };
        /** @description The request does not fit the contract, or a value in it is not acceptable. */
        InvalidInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Always error.validation.
                     * @enum {string}
                     */
                    code: "error.validation";
                };
            };
        };
        /** @description The request body is larger than the operation accepts. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Always error.payload.too_large.
                     * @enum {string}
                     */
                    code: "error.payload.too_large";
                };
            };
        };
        /** @description The request body is not of a media type that the operation accepts. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Always error.media_type.
                     * @enum {string}
                     */
                    code: "error.media_type";
                };
            };
        };
        /** @description Too many requests; try again after the time in Retry-After. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Always error.rate_limited.
                     * @enum {string}
                     */
                    code: "error.rate_limited";
                };
            };
        };
        /** @description The backend failed. The trace id finds the failure in its log. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Always error.internal.
                     * @enum {string}
                     */
                    code: "error.internal";
                };
            };
        };
        /** @description This backend does not offer the operation. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Always error.not_implemented.
                     * @enum {string}
                     */
                    code: "error.not_implemented";
                };
            };
        };
        /** @description The platform is under maintenance or a service behind it does not answer. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Whether a service is down for a moment or the whole platform is under maintenance.
                     * @enum {string}
                     */
                    code: "error.unavailable" | "error.maintenance";
                };
            };
        };
        /** @description A code is on its way. */
        CodeSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CodeSent"];
            };
        };
        /** @description There is no such player. */
        PlayerNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlayerNotFoundProblem"];
            };
        };
        /** @description Too many codes were asked for or tried, or requests came too fast. */
        TooManyCodes: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Whether requests came too fast or the attempts are used up.
                     * @enum {string}
                     */
                    code: "error.rate_limited" | "sms.max.attempts.reached";
                };
            };
        };
        /** @description The code is wrong or no longer valid. Codes by e-mail use the same codes of refusal. */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Whether the request, the code or its age is wrong, or an earlier code was entered than the one that was sent last.
                     * @enum {string}
                     */
                    code: "error.validation" | "sms.code.invalid" | "sms.code.replaced" | "sms.code.expired";
                };
            };
        };
        /** @description The session is open. */
        SessionOpened: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionTokens"];
            };
        };
        /** @description The e-mail address or the password is wrong. Does not end a session. */
        LoginUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Whether the credentials or the player is refused.
                     * @enum {string}
                     */
                    code: "login.unauthorized" | "login.player_not_found";
                };
            };
        };
        /** @description The player may not log in now. Does not end a session. */
        LoginForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Why the player may not log in. login.sign_up_unfinished is an addition to the specification: the password is right, and additionalInfo.signUp says where the sign-up stopped.
                     * @enum {string}
                     */
                    code: "login.timeout" | "login.exclusion" | "login.exclusion.indefinite" | "login.max_attempts" | "login.blacklisted" | "login.closed" | "login.sign_up_unfinished";
                    additionalInfo?: components["schemas"]["LoginRefusalInfo"];
                };
            };
        };
        /** @description The session is valid but may not do this; the player is logged out. */
        SessionForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description error.session.on_break where a break or an exclusion of the player has begun.
                     * @enum {string}
                     */
                    code: "error.session.forbidden" | "error.session.on_break";
                };
            };
        };
        /** @description There is no session, or its token has expired. The status text is "Token expired". */
        SessionExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description error.session.idle: the player did nothing for too long, and is logged out.
                     * @enum {string}
                     */
                    code: "error.session.expired" | "error.session.idle";
                };
            };
        };
        /** @description The key is wrong, used or too old, or the password is not acceptable. */
        PasswordResetRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Whether a field or the reset itself is refused.
                     * @enum {string}
                     */
                    code: "error.validation" | "error.password.reset";
                };
            };
        };
        /** @description The payment session or its code is not valid. */
        PayAndPlayRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Whether the session or the code is refused.
                     * @enum {string}
                     */
                    code: "error.paynplay.session" | "error.paynplay.code";
                };
            };
        };
        /** @description The SMS provider does not accept the number, or another player has it. */
        PhoneRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Whether the number is invalid or another player's.
                     * @enum {string}
                     */
                    code: "error.phone.invalid" | "error.phone.in_use";
                };
            };
        };
        /** @description The preferences. */
        MarketingPreferences: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MarketingPreferences"];
            };
        };
        /** @description The player has no realtime channel now. Does not end the session. */
        RealtimeWithheld: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Whether the tokens or the channel is refused.
                     * @enum {string}
                     */
                    code: "error.session.expired" | "error.session.idle" | "error.realtime.withheld";
                };
            };
        };
        /** @description The limits. */
        Limits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Limits"];
            };
        };
        /** @description The limit cannot be changed now. */
        LimitLocked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Always error.deposit.limit.locked.
                     * @enum {string}
                     */
                    code: "error.deposit.limit.locked";
                };
            };
        };
        /** @description The limit is not acceptable. */
        LimitRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Whether it changed too recently, or is too low or too high beside the other periods.
                     * @enum {string}
                     */
                    code: "error.deposit.limit.interval" | "error.deposit.limit.too_low" | "error.deposit.limit.too_high";
                };
            };
        };
        /** @description The break has begun, and every session of the player is over. */
        BreakBegun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BreakBegun"];
            };
        };
        /** @description The exclusion has begun, and every session of the player is over. */
        ExclusionBegun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BreakBegun"];
            };
        };
        /** @description How long the player has been idle. */
        ActivityCheck: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ActivityCheck"];
            };
        };
        /** @description The reminder. */
        ActivityTimer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ActivityTimer"];
            };
        };
        /** @description The game is open; an answer without data tells of no game. */
        GameLaunched: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GameLaunched"];
            };
        };
        /** @description There is no such game, or none that may be offered to the one who asks. */
        GameNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Always error.game.not_found.
                     * @enum {string}
                     */
                    code: "error.game.not_found";
                };
            };
        };
        /** @description Where the game is open. */
        GameAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GameAddress"];
            };
        };
        /** @description Where the game is open with play money. */
        FreeGameAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FreeGameAddress"];
            };
        };
        /** @description The game is open with play money; an answer without data tells of no game. */
        FreeGameLaunched: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FreeGameLaunched"];
            };
        };
        /** @description The games. */
        GameList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description The games, in the order of the list. */
                    games: components["schemas"]["GameCard"][];
                };
            };
        };
        /** @description There is no such category. */
        CategoryNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Always error.category.not_found.
                     * @enum {string}
                     */
                    code: "error.category.not_found";
                };
            };
        };
        /** @description The list holds as many games as it may. Does not end the session. */
        TooManyGames: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Always error.games.too_many.
                     * @enum {string}
                     */
                    code: "error.games.too_many";
                };
            };
        };
        /** @description The facts of the game. */
        GameSession: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GameSession"];
            };
        };
        /** @description The player has opened no such game. Does not end the session. */
        GameSessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Always error.game.session_not_found.
                     * @enum {string}
                     */
                    code: "error.game.session_not_found";
                };
            };
        };
        /** @description The wins. */
        Winners: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description The wins. */
                    winners: components["schemas"]["Winner"][];
                };
            };
        };
        /** @description The tournaments. */
        Tournaments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description The moment of the answer, by which the states hold. */
                    serverTime: components["schemas"]["Timestamp"];
                    /** @description Those that run, then those to come, then those that are over. */
                    tournaments: components["schemas"]["Tournament"][];
                };
            };
        };
        /** @description The game, ready to be played. */
        PlayOpened: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GamePlay"];
            };
        };
        /** @description The studio's session is over, because the platform ended it, another game took its place, or it is unknown. A round under way is kept: its player decides in it without a further stake, or finds it when the game is opened again. One that stays open for a day ends as if they stood, and what it wins is paid. */
        PlayEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Always error.studio.session_ended.
                     * @enum {string}
                     */
                    code: "error.studio.session_ended";
                };
            };
        };
        /** @description The player has no inbox now. Does not end the session. */
        InboxWithheld: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /**
                     * @description Whether the tokens or the inbox is refused.
                     * @enum {string}
                     */
                    code: "error.session.expired" | "error.session.idle" | "error.inbox.withheld";
                };
            };
        };
    };
    parameters: {
        /**
         * @description The token that the captcha provider gave for this submission.
         * @example captcha-token
         */
        CaptchaToken: string;
        /**
         * @description The country that the visitor was located in, ISO 3166-1 alpha-2.
         * @example FI
         */
        Country: components["schemas"]["CountryCode"];
        /**
         * @description JSON that names the brand's site. Absent means site id 2.
         * @example {"siteId":"2"}
         */
        SiteContext: string;
        /**
         * @description True when the player chose to verify documents later.
         * @example true
         */
        Later: boolean;
        /**
         * @description True when the player was offered a deposit limit and chose to have none. Kept on record.
         * @example true
         */
        WithoutLimit: boolean;
        /**
         * @description Chosen by the client once per intended movement of money and sent again with every retry of it. The same key with the same facts of the movement gives the identical reply; with other facts it is refused with error.idempotency.mismatch. Where the player was meanwhile is no fact of it: returnUrl, ipAddress and blackbox may differ. Minutes later the player may want the same once more: money that was taken in or locked by the key is then told of with error.idempotency.repeated, and nothing more is done; a refusal of then is decided anew.
         * @example 01JD6W9Z7Q4T0M3N8K5V2X1Y0A
         */
        IdempotencyKey: string;
        /**
         * @description Language and market of the page, as its address has them. They decide about guests alone.
         * @example en-FI
         */
        Locale: components["schemas"]["PageLocale"];
        /**
         * @description The game.
         * @example game.golden-fern
         */
        GameId: components["schemas"]["GameId"];
        /**
         * @description The device. Games that are not made for it are left out.
         * @example desktop
         */
        Channel: components["schemas"]["GameChannel"];
        /**
         * @description The brand's site.
         * @example 2
         */
        SiteId: string;
        /**
         * @description Two hundred games at most, joined by commas.
         * @example game.golden-fern,game.amber-cat-jackpots
         */
        GameIds: string;
        /**
         * @description The open game.
         * @example 6f0d2c1e-8b7a-4e35-9c42-1d3f5a7b9e0c
         */
        GameSessionId: components["schemas"]["Identifier"];
        /**
         * @description The currency of the amounts.
         * @example EUR
         */
        ShownCurrency: components["schemas"]["Currency"];
        /**
         * @description The round.
         * @example round-0001
         */
        RoundId: components["schemas"]["Identifier"];
    };
    requestBodies: {
        CodeRequest: {
            content: {
                "application/json": {
                    playerId: components["schemas"]["PlayerId"];
                };
            };
        };
        CodeVerification: {
            content: {
                "application/json": {
                    playerId: components["schemas"]["PlayerId"];
                    /** @description From the answer that announced the code. */
                    verificationId: components["schemas"]["Identifier"];
                    code: components["schemas"]["OneTimeCode"];
                };
            };
        };
        NewPhoneNumber: {
            content: {
                "application/json": {
                    phonePrefix: components["schemas"]["PhonePrefix"];
                    phoneBody: components["schemas"]["PhoneBody"];
                };
            };
        };
        LimitChange: {
            content: {
                "application/json": {
                    duration: components["schemas"]["LimitPeriod"];
                    /** @description The limit, in minor units of the player's currency. */
                    limit: components["schemas"]["MoneyAmount"];
                } | {
                    duration: components["schemas"]["LimitPeriod"];
                    /**
                     * @description Always true.
                     * @constant
                     */
                    deleteLimit: true;
                } | {
                    duration: components["schemas"]["LimitPeriod"];
                    /**
                     * @description Always true.
                     * @constant
                     */
                    cancelPendingLimit: true;
                } | {
                    duration: components["schemas"]["LimitPeriod"];
                    /**
                     * @description Always true.
                     * @constant
                     */
                    confirmPendingLimit: true;
                };
            };
        };
        ActivityTimer: {
            content: {
                "application/json": components["schemas"]["ActivityTimer"];
            };
        };
        GameLaunch: {
            content: {
                "application/json": components["schemas"]["GameLaunch"];
            };
        };
        FavouriteGame: {
            content: {
                "application/json": components["schemas"]["FavouriteGame"];
            };
        };
    };
    headers: {
        /**
         * @description Seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    updateRegistration: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The token that the captcha provider gave for this submission.
                 * @example captcha-token
                 */
                "X-Captcha-Token": components["parameters"]["CaptchaToken"];
                /**
                 * @description The country that the visitor was located in, ISO 3166-1 alpha-2.
                 * @example FI
                 */
                "X-Country"?: components["parameters"]["Country"];
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationContactInfo"];
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            /** @description The captcha or the phone number is refused. Does not end a session. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description What is refused; the message of a captcha refusal contains "explicit deny".
                         * @enum {string}
                         */
                        code: "error.captcha.validation" | "error.phone.invalid";
                    };
                };
            };
            /** @description There is no unverified registration with this player id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerNotFoundProblem"];
                };
            };
            /** @description The same person is registered already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the CPF or another detail belongs to a registered player.
                         * @enum {string}
                         */
                        code: "error.cpf.duplicate_found" | "error.registration.player_already_exists";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerPlayer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The token that the captcha provider gave for this submission.
                 * @example captcha-token
                 */
                "X-Captcha-Token": components["parameters"]["CaptchaToken"];
                /**
                 * @description The country that the visitor was located in, ISO 3166-1 alpha-2.
                 * @example FI
                 */
                "X-Country"?: components["parameters"]["Country"];
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationDetails"];
            };
        };
        responses: {
            /** @description The account exists and awaits verification. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredPlayer"];
                };
            };
            /** @description A value is not acceptable, or the registration failed for a reason without a field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description With error.validation the fields are listed; without fields it is unhandled.
                         * @enum {string}
                         */
                        code: "error.validation" | "error.signup.unhandled";
                    };
                };
            };
            /** @description The captcha, the phone number or the country is refused. Does not end a session. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description What is refused; the message of a captcha refusal contains "explicit deny".
                         * @enum {string}
                         */
                        code: "error.captcha.validation" | "error.phone.invalid" | "error.country.blocked";
                    };
                };
            };
            /** @description An account with this e-mail address, phone number or CPF exists. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.registration.player_already_exists.
                         * @enum {string}
                         */
                        code: "error.registration.player_already_exists";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestRegistrationSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CodeRequest"];
        responses: {
            200: components["responses"]["CodeSent"];
            400: components["responses"]["InvalidInput"];
            /** @description The SMS provider does not accept the number. Does not end a session. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.phone.invalid.
                         * @enum {string}
                         */
                        code: "error.phone.invalid";
                    };
                };
            };
            404: components["responses"]["PlayerNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyRegistrationSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CodeVerification"];
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["CodeRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestRegistrationEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CodeRequest"];
        responses: {
            200: components["responses"]["CodeSent"];
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["PlayerNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyRegistrationEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CodeVerification"];
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["CodeRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            200: components["responses"]["SessionOpened"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["LoginUnauthorized"];
            403: components["responses"]["LoginForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: components["schemas"]["RefreshToken"];
                };
            };
        };
        responses: {
            200: components["responses"]["SessionOpened"];
            400: components["responses"]["InvalidInput"];
            /** @description The refresh token is unknown, expired, revoked or was used before; the player logs in again. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description error.session.idle: the player did nothing for too long (ACT-06).
                         * @enum {string}
                         */
                        code: "error.session.expired" | "error.session.idle";
                    };
                };
            };
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The page to go to instead of the landing page. */
                        redirectPath?: components["schemas"]["SameOriginPath"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    /**
                     * @description Send the link by e-mail although a phone is verified, for whoever has lost it. An addition to the specification. The answer is the same.
                     * @default false
                     */
                    byLink?: boolean;
                };
            };
        };
        responses: {
            /** @description If an account has the address, a code or a link is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetRequested"];
                };
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["PlayerNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPasswordResetSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    /** @description From the answer that announced the code. */
                    smsResetKeyId: components["schemas"]["Identifier"];
                    code: components["schemas"]["OneTimeCode"];
                };
            };
        };
        responses: {
            /** @description The code is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resetKey: components["schemas"]["ResetKey"];
                    };
                };
            };
            400: components["responses"]["CodeRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    setNewPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    resetKey: components["schemas"]["ResetKey"];
                    /** @description From the answer that announced the code. */
                    smsResetKeyId: components["schemas"]["Identifier"];
                    password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["PasswordResetRefused"];
            404: components["responses"]["PlayerNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    setNewPasswordByEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    resetKey: components["schemas"]["ResetKey"];
                    password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["PasswordResetRefused"];
            404: components["responses"]["PlayerNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccessContext: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session's context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessContext"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccessDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerProfile"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccessDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            /** @description A value is not acceptable, or the phone number is refused by the SMS provider. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether a field or the phone number is refused.
                         * @enum {string}
                         */
                        code: "error.validation" | "error.phone.invalid";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMarketRiskSetting: {
        parameters: {
            query: {
                /**
                 * @description The market of the site.
                 * @example UN
                 */
                market: components["schemas"]["MarketCode"];
                /**
                 * @description The country that the player chose.
                 * @example FI
                 */
                countryCode: components["schemas"]["CountryCode"];
                /**
                 * @description The province that the player chose, where the country has them.
                 * @example QC
                 */
                provinceCode?: components["schemas"]["ProvinceCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The market's setting for the place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketRiskSetting"];
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    migratePlayer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLatestActivityLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityLog"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPayAndPlayCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oneTimeCode: components["schemas"]["ProviderCode"];
                    sessionId: components["schemas"]["PayAndPlaySessionId"];
                    ipAddress: components["schemas"]["IpAddress"];
                    blackbox: components["schemas"]["Blackbox"];
                };
            };
        };
        responses: {
            /** @description The code is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayAndPlayPlayer"];
                };
            };
            400: components["responses"]["InvalidInput"];
            409: components["responses"]["PayAndPlayRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayAndPlayPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The state of the start, as the provider was given it.
                 * @example st_9f21
                 */
                state: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the payment stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description WAITING: nobody has confirmed it yet, or nothing is known of it. PAID: the money has arrived. ENDED: it ended without money.
                         * @enum {string}
                         */
                        status: "WAITING" | "PAID" | "ENDED";
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePayAndPlayPlayer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayAndPlayUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            /** @description The payment session is over, or the same person is registered already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the session, the CPF or another detail is refused.
                         * @enum {string}
                         */
                        code: "error.paynplay.session" | "error.cpf.duplicate_found" | "error.registration.player_already_exists";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The SMS provider does not accept the phone number. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.phone.invalid.
                         * @enum {string}
                         */
                        code: "error.phone.invalid";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    logInPayAndPlay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sessionId: components["schemas"]["PayAndPlaySessionId"];
                };
            };
        };
        responses: {
            200: components["responses"]["SessionOpened"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["LoginUnauthorized"];
            403: components["responses"]["LoginForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    authorizePayAndPlay: {
        parameters: {
            query: {
                /**
                 * @description Always code.
                 * @example code
                 */
                response_type: "code";
                /**
                 * @description The brand's client id at the payment provider.
                 * @example northlight
                 */
                client_id: components["schemas"]["Identifier"];
                /**
                 * @description The identity provider to use.
                 * @example bank
                 */
                identity_provider: components["schemas"]["Identifier"];
                /**
                 * @description The site's callback page, on an origin that is registered for the client id.
                 * @example https://northlight.example/en-UN/signup/callback
                 */
                redirect_uri: string;
                /**
                 * @description Given back unchanged, so that the callback can be matched to its start.
                 * @example st_9f21
                 */
                state: components["schemas"]["Identifier"];
                /**
                 * @description The first deposit, in minor units.
                 * @example 5000
                 */
                amount: components["schemas"]["PaymentAmount"];
                /**
                 * @description Always EUR.
                 * @example EUR
                 */
                currency: "EUR";
                /**
                 * @description Always FI.
                 * @example FI
                 */
                country: "FI";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider's page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Back to the redirect address with code and state, or with error and state. */
            302: {
                headers: {
                    /** @description The redirect address with its result. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPhoneNumber: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePhoneNumber: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewPhoneNumber"];
        responses: {
            /** @description The number as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PhoneRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPhoneNumberSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewPhoneNumber"];
        responses: {
            /** @description A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneCodeSent"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PhoneRefused"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPhoneNumberSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the answer that announced the code. */
                    smsVerificationId: components["schemas"]["Identifier"];
                    code: components["schemas"]["OneTimeCode"];
                };
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["CodeRefused"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PhoneRefused"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    street: components["schemas"]["StreetAddress"];
                    city: components["schemas"]["CityName"];
                    /** @description Only sent when there is one; needed where the form of the country's postal codes is known. */
                    postalCode?: components["schemas"]["PostalCode"];
                    province?: components["schemas"]["ProvinceCode"];
                    countryCode: components["schemas"]["CountryCode"];
                };
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The address does not fit its country. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the postal code or the province does not belong to the country.
                         * @enum {string}
                         */
                        code: "error.address.postal_code" | "error.address.province";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLanguage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    language: components["schemas"]["LanguageCode"];
                };
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPassword: components["schemas"]["Password"];
                    newPassword: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["PlayerNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The old password is wrong, or the new one is the same. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Which of the two is refused.
                         * @enum {string}
                         */
                        code: "error.old_password.incorrect" | "error.new_password.unchanged";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMarketingPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MarketingPreferences"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMarketingPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketingPreferencesUpdate"];
            };
        };
        responses: {
            /** @description The preferences as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketingPreferences"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Messages on responsible gaming cannot be switched off. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.marketing.mandatory_topic.
                         * @enum {string}
                         */
                        code: "error.marketing.mandatory_topic";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Only documents of this type.
                 * @example PROOF_OF_ID
                 */
                documentType?: components["schemas"]["DocumentType"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Documents"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    documentType: components["schemas"]["DocumentType"];
                    subType?: components["schemas"]["DocumentSubType"];
                    /**
                     * Format: binary
                     * @description The file, at most 10 MB.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The document as stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentEntry"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description No document of this type is asked for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.document.not_requested.
                         * @enum {string}
                         */
                        code: "error.document.not_requested";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The file is not acceptable. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description What of the file is refused, or that there are enough of them.
                         * @enum {string}
                         */
                        code: "error.document.file_type" | "error.document.file_heic" | "error.document.file_empty" | "error.document.file_size" | "error.document.file_pixels" | "error.document.file_locked" | "error.document.file_unsafe" | "error.document.file_content" | "error.document.too_many_files";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentVerification: {
        parameters: {
            query: {
                /**
                 * @description The type of document.
                 * @example PROOF_OF_ID
                 */
                documentType: components["schemas"]["DocumentType"];
                /**
                 * @description The kind of document within its type.
                 * @example BS
                 */
                subType?: components["schemas"]["DocumentSubType"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documentStatus: components["schemas"]["DocumentVerificationStatus"];
                        rejectionReason?: components["schemas"]["OpenDocumentRejectionReason"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    startDocumentVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documentType: components["schemas"]["DocumentType"];
                    subType?: components["schemas"]["DocumentSubType"];
                };
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description There is nothing to verify. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.document.missing.
                         * @enum {string}
                         */
                        code: "error.document.missing";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    initiateIdentityCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documentType: components["schemas"]["DocumentType"];
                    /** @description The page of the site to return to. */
                    returnUrl: components["schemas"]["SameOriginPath"];
                };
            };
        };
        responses: {
            /** @description Where to go. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The KYC provider's page. */
                        redirectUrl: components["schemas"]["SameOriginPath"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description No identity check is asked for. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.document.not_requested.
                         * @enum {string}
                         */
                        code: "error.document.not_requested";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestionnaireAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionnaireAnswer"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitQuestionnaireAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    occupation: components["schemas"]["Answer"];
                    salaryRangeId: components["schemas"]["SalaryRangeId"];
                    sourceOfFunds: components["schemas"]["Answer"];
                    placeOfBirth?: components["schemas"]["Answer"];
                    nationality?: components["schemas"]["CountryCode"];
                };
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The answers are not asked for, or others were handed in already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.questionnaire.not_requested.
                         * @enum {string}
                         */
                        code: "error.questionnaire.not_requested";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalaryRanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ranges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: components["schemas"]["Currency"];
                        /** @description The ranges, the lowest first. */
                        ranges: components["schemas"]["SalaryRange"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOccupations: {
        parameters: {
            query: {
                /**
                 * @description The language of the labels.
                 * @example en
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The occupations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choices"];
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSourcesOfFunds: {
        parameters: {
            query: {
                /**
                 * @description The language of the labels.
                 * @example en
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sources of funds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choices"];
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecentDepositMethods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: components["schemas"]["Currency"];
                        /** @description The methods that the player may deposit with, in the order to show them. */
                        available: components["schemas"]["OfferedMethod"][];
                        /** @description The methods, the latest first. */
                        methods: components["schemas"]["OpenPaymentMethod"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransactions: {
        parameters: {
            query?: {
                /**
                 * @description How many transactions a page holds.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Only transactions of this category.
                 * @example PAYMENT
                 */
                category?: components["schemas"]["TransactionCategory"];
                /**
                 * @description Only transactions at or after this moment.
                 * @example 2026-11-20T00:00:00Z
                 */
                from?: components["schemas"]["Timestamp"];
                /**
                 * @description Only transactions before this moment.
                 * @example 2026-11-21T00:00:00Z
                 */
                to?: components["schemas"]["Timestamp"];
                /**
                 * @description Behind which transaction the page begins, as the answer of the page before says; 0 is the newest page. One that is not the player's, or is no more, is refused: there is nothing to tell what lies behind it.
                 * @example 48210
                 */
                position?: number;
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionPage"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The player has no transaction at this position. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.transactions.position.
                         * @enum {string}
                         */
                        code: "error.transactions.position";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPendingWithdrawals: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending withdrawals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The withdrawals of the last seven days that came to an end, the latest first. All that waited when the list was read before may be among them. */
                        decided: components["schemas"]["DecidedWithdrawal"][];
                        /** @description The withdrawals, newest first. */
                        withdrawals: components["schemas"]["PendingWithdrawal"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNetPosition: {
        parameters: {
            query?: {
                /**
                 * @description Counted from this moment on; without it, from the first transaction on.
                 * @example 2026-11-20T00:00:00Z
                 */
                from?: components["schemas"]["Timestamp"];
                /**
                 * @description Counted up to this moment, without it; when absent, up to now.
                 * @example 2026-11-21T00:00:00Z
                 */
                to?: components["schemas"]["Timestamp"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Withdrawals minus deposits, in minor units. */
                        netPosition: components["schemas"]["SignedMoneyAmount"];
                        /** @description Winnings minus stakes, in minor units. */
                        winLoss: components["schemas"]["SignedMoneyAmount"];
                        currency: components["schemas"]["Currency"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransactionSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of successful deposits. */
                        totalDepositsCount: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkDepositAllowed: {
        parameters: {
            query?: {
                /**
                 * @description True when the player chose to verify documents later.
                 * @example true
                 */
                later?: components["parameters"]["Later"];
                /**
                 * @description True when the player was offered a deposit limit and chose to have none. Kept on record.
                 * @example true
                 */
                withoutLimit?: components["parameters"]["WithoutLimit"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceCheck"];
            };
        };
        responses: {
            /** @description What the check found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositCheck"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
                /**
                 * @description Chosen by the client once per intended movement of money and sent again with every retry of it. The same key with the same facts of the movement gives the identical reply; with other facts it is refused with error.idempotency.mismatch. Where the player was meanwhile is no fact of it: returnUrl, ipAddress and blackbox may differ. Minutes later the player may want the same once more: money that was taken in or locked by the key is then told of with error.idempotency.repeated, and nothing more is done; a refusal of then is decided anew.
                 * @example 01JD6W9Z7Q4T0M3N8K5V2X1Y0A
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description The payment awaits the player at the provider. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositStarted"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The player may not deposit this now. Does not end the session. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the player, terms that are not accepted, an own limit, the cap of who is not verified or the withdrawal limit forbids it.
                         * @enum {string}
                         */
                        code: "error.deposit.not_allowed" | "error.deposit.terms" | "error.deposit.limit_reached" | "error.deposit.unverified_cap" | "error.withdrawal.limit";
                        /** @description With limit_reached and unverified_cap, what bounds the player's deposits now, the tightest first. */
                        bounds?: components["schemas"]["DepositBound"][];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The amount or currency is not acceptable, or the idempotency key was used before: for another request, or a while ago for this one. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description What is not acceptable.
                         * @enum {string}
                         */
                        code: "error.deposit.amount.too_low" | "error.deposit.amount.too_high" | "error.deposit.currency" | "error.deposit.bonus" | "error.idempotency.mismatch" | "error.idempotency.repeated";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The deposit.
                 * @example dep_20261121_0003
                 */
                referenceId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The player has no such deposit. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.deposit.not_found.
                         * @enum {string}
                         */
                        code: "error.deposit.not_found";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkWithdrawalLimit: {
        parameters: {
            query?: {
                /**
                 * @description True when the player chose to verify documents later.
                 * @example true
                 */
                later?: components["parameters"]["Later"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceCheck"];
            };
        };
        responses: {
            /** @description What the check found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalLimitCheck"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
                /**
                 * @description Chosen by the client once per intended movement of money and sent again with every retry of it. The same key with the same facts of the movement gives the identical reply; with other facts it is refused with error.idempotency.mismatch. Where the player was meanwhile is no fact of it: returnUrl, ipAddress and blackbox may differ. Minutes later the player may want the same once more: money that was taken in or locked by the key is then told of with error.idempotency.repeated, and nothing more is done; a refusal of then is decided anew.
                 * @example 01JD6W9Z7Q4T0M3N8K5V2X1Y0A
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawal is pending. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalStarted"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The player may not withdraw this now. Does not end the session. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the player, the limit, the balance or an active bonus forbids it.
                         * @enum {string}
                         */
                        code: "error.withdrawal.not_allowed" | "error.withdrawal.limit" | "error.withdrawal.not_enough_funds" | "error.withdrawal.bonus";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The amount or currency is not acceptable, or the idempotency key was used before: for another request, or a while ago for this one. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description What is not acceptable.
                         * @enum {string}
                         */
                        code: "error.withdrawal.amount.too_low" | "error.withdrawal.amount.too_high" | "error.withdrawal.currency" | "error.idempotency.mismatch" | "error.idempotency.repeated";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
                /**
                 * @description Chosen by the client once per intended movement of money and sent again with every retry of it. The same key with the same facts of the movement gives the identical reply; with other facts it is refused with error.idempotency.mismatch. Where the player was meanwhile is no fact of it: returnUrl, ipAddress and blackbox may differ. Minutes later the player may want the same once more: money that was taken in or locked by the key is then told of with error.idempotency.repeated, and nothing more is done; a refusal of then is decided anew.
                 * @example 01JD6W9Z7Q4T0M3N8K5V2X1Y0A
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The withdrawal. */
                    pendingWithdrawalId: components["schemas"]["Identifier"];
                    /** @description The whole of it, in minor units of its currency, as the player was shown it. */
                    amount: components["schemas"]["PaymentAmount"];
                    /**
                     * @description Always true, because the player cancels.
                     * @constant
                     */
                    cancelByPlayer: true;
                };
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The player has no such pending withdrawal. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.withdrawal.not_found.
                         * @enum {string}
                         */
                        code: "error.withdrawal.not_found";
                    };
                };
            };
            /** @description It cannot be cancelled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the number of cancellations or the law forbids it.
                         * @enum {string}
                         */
                        code: "error.withdrawal.cancel.limit_reached" | "error.withdrawal.cancel.not_allowed";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The idempotency key was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.idempotency.mismatch.
                         * @enum {string}
                         */
                        code: "error.idempotency.mismatch";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRealtimeToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealtimeToken"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["RealtimeWithheld"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDepositLimits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Limits"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDepositLimit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LimitChange"];
        responses: {
            200: components["responses"]["Limits"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            409: components["responses"]["LimitLocked"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LimitRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSpendLimits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Limits"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSpendLimit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LimitChange"];
        responses: {
            200: components["responses"]["Limits"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            409: components["responses"]["LimitLocked"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LimitRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTimeout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How many days.
                     * @enum {integer}
                     */
                    duration: 1 | 3 | 7 | 14 | 30 | 42;
                } | {
                    /**
                     * @description How many months.
                     * @enum {integer}
                     */
                    durationInMonths: 1 | 2 | 3;
                };
            };
        };
        responses: {
            200: components["responses"]["BreakBegun"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description A longer timeout or exclusion holds already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.timeout.longer_exists.
                         * @enum {string}
                         */
                        code: "error.timeout.longer_exists";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCoolingOff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How many days, always 1.
                     * @enum {integer}
                     */
                    duration: 1;
                    initiator: components["schemas"]["TimeoutInitiator"];
                    coolingToken?: components["schemas"]["CoolingToken"];
                };
            };
        };
        responses: {
            200: components["responses"]["BreakBegun"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    startExclusion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Always true.
                     * @constant
                     */
                    accountDisableIndefinitely: true;
                } | {
                    /**
                     * @description How many months.
                     * @enum {integer}
                     */
                    exclusionInMonths: 6 | 12 | 24 | 60;
                    /**
                     * @description Hours until it begins, always 0.
                     * @enum {integer}
                     */
                    exclusionDelayInHours: 0;
                };
            };
        };
        responses: {
            200: components["responses"]["ExclusionBegun"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description A longer exclusion holds already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.exclusion.longer_exists.
                         * @enum {string}
                         */
                        code: "error.exclusion.longer_exists";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivityCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityCheck"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateActivityCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lastActivityAt: components["schemas"]["Timestamp"];
                    /** @description Milliseconds since then. Where it is sent it counts, and the device's clock, which may be wrong, does not. */
                    idleMs?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["ActivityCheck"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivityTimer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityTimer"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateActivityTimer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActivityTimer"];
        responses: {
            200: components["responses"]["ActivityTimer"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivityMinutesRemaining: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whole minutes until the reminder; 0 or below when it is due. */
                        minutesRemaining: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetActivityTimer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivitySummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivitySummary"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivitySettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityTimer"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateActivitySettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActivityTimer"];
        responses: {
            200: components["responses"]["ActivityTimer"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDepositBonuses: {
        parameters: {
            query?: {
                /**
                 * @description Campaign ids, joined by commas.
                 * @example camp_welcome,camp_spins
                 */
                campaignIds?: string;
                /**
                 * @description The language of names and terms; without it, or without them in it, they are in English.
                 * @example en
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The campaigns, best first. */
                        campaigns: components["schemas"]["DepositCampaign"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRewards: {
        parameters: {
            query?: {
                /**
                 * @description The one list that is asked for; the other one is empty then. Without it both are answered.
                 * @example ELIGIBLE
                 */
                rewardsType?: components["schemas"]["RewardsType"];
                /**
                 * @description The language of names and terms; without it, or without them in it, they are in English.
                 * @example en
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rewards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The gifts that can be claimed, the largest first. */
                        available: components["schemas"]["AvailableReward"][];
                        /** @description The bonuses that run, the latest first. */
                        active: components["schemas"]["ActiveReward"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimReward: {
        parameters: {
            query?: {
                /**
                 * @description The language of names and terms; without it, or without them in it, they are in English.
                 * @example en
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The campaign of the gift.
                 * @example camp_gift
                 */
                campaignId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bonus that runs now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveReward"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The gift is not credited. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether a claimed bonus or one of a deposit runs in the same part of the product, the campaign is over, all of its gifts are claimed, or the player may not have it.
                         * @enum {string}
                         */
                        code: "error.bonus.active.already.exists" | "error.bonus.active.triggered.already.exists" | "error.bonus.campaign.ended" | "error.bonus.campaign.used_up" | "error.bonus.not_eligible";
                        /** @description With active.already.exists and active.triggered.already.exists, what stands in the way. */
                        reward?: components["schemas"]["ActiveReward"];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    forfeitBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The bonus that runs.
                 * @example bon_0001
                 */
                assignmentId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Always FORFEITED: it is given up.
                     * @constant
                     */
                    state: "FORFEITED";
                    /** @description Its wageringAmount as the player was shown it. */
                    wageringProgress: components["schemas"]["MoneyAmount"];
                    /** @description Its balance as the player was shown it. */
                    balance: components["schemas"]["MoneyAmount"];
                };
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The player has no such bonus. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.bonus.not_found.
                         * @enum {string}
                         */
                        code: "error.bonus.not_found";
                    };
                };
            };
            /** @description The bonus is not as the player saw it. Nothing is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.bonus.changed.
                         * @enum {string}
                         */
                        code: "error.bonus.changed";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getManualClaim: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether they can. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether codes can be used. */
                        isAvailable: boolean;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyBonusCode: {
        parameters: {
            query?: {
                /**
                 * @description The language of names and terms; without it, or without them in it, they are in English.
                 * @example en
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bonusCode: components["schemas"]["BonusCode"];
                };
            };
        };
        responses: {
            /** @description What the code brings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The code as the campaign has it. */
                        bonusCodeValue: components["schemas"]["BonusCode"];
                        brings: components["schemas"]["CodeOffer"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The code brings nothing. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether there is no such code, the player has or had what it brings, the campaign is over, all of it is claimed, or the player may not have it.
                         * @enum {string}
                         */
                        code: "error.bonus_code.unknown" | "error.bonus_code.used" | "error.bonus.campaign.ended" | "error.bonus.campaign.used_up" | "error.bonus.not_eligible";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimBonusCode: {
        parameters: {
            query?: {
                /**
                 * @description The language of names and terms; without it, or without them in it, they are in English.
                 * @example en
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bonusCode: components["schemas"]["BonusCode"];
                    /**
                     * @description Always ACTIVATED: it begins at once.
                     * @constant
                     */
                    state: "ACTIVATED";
                };
            };
        };
        responses: {
            /** @description The bonus that runs now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveReward"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The gift is not credited. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether there is no such code, the player had its bonus, a claimed bonus or one of a deposit runs in the same part of the product, the campaign is over, all of its gifts are claimed, or the player may not have it.
                         * @enum {string}
                         */
                        code: "error.bonus_code.unknown" | "error.bonus_code.used" | "error.bonus.active.already.exists" | "error.bonus.active.triggered.already.exists" | "error.bonus.campaign.ended" | "error.bonus.campaign.used_up" | "error.bonus.not_eligible";
                        /** @description With active.already.exists and active.triggered.already.exists, what stands in the way. */
                        reward?: components["schemas"]["ActiveReward"];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    agreeToCampaign: {
        parameters: {
            query?: {
                /**
                 * @description The language of names and terms; without it, or without them in it, they are in English.
                 * @example en
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The campaign; without it, that of the code. */
                    campaignId?: components["schemas"]["Identifier"];
                    /** @description Whether the player agrees. */
                    agreed: boolean;
                    bonusCode?: components["schemas"]["BonusCode"];
                };
            };
        };
        responses: {
            /** @description Whether the player agrees now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignConsent"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The player's consent is not taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether there is no such code, the player had its bonus, anything runs in the same part of the product, the campaign is over, all of its bonuses are given, or the player may not have it with the next deposit.
                         * @enum {string}
                         */
                        code: "error.bonus_code.unknown" | "error.bonus_code.used" | "error.bonus.active.triggered.already.exists" | "error.bonus.campaign.ended" | "error.bonus.campaign.used_up" | "error.bonus.not_eligible";
                        /** @description With active.triggered.already.exists, what stands in the way. */
                        reward?: components["schemas"]["ActiveReward"];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCashbacks: {
        parameters: {
            query?: {
                /**
                 * @description The language of names and terms; without it, or without them in it, they are in English.
                 * @example en
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cashbacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The cashbacks, by the ids of their campaigns. */
                        cashbacks: components["schemas"]["Cashback"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCashbackProgress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The campaign of the cashback.
                 * @example camp_daily
                 */
                campaignId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The campaign. */
                        campaignId: components["schemas"]["Identifier"];
                        /** @description The currency of the amounts here. */
                        currency: components["schemas"]["Currency"];
                        percentage: components["schemas"]["CashbackPercentage"];
                        /** @description Whether it is on. */
                        cashbackActivated: boolean;
                        /** @description Since when, or from when on, stakes count; absent where it is off. */
                        countsFrom?: components["schemas"]["Timestamp"];
                        /** @description The periods, the first first. */
                        periods: components["schemas"]["CashbackPeriod"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description There is no such cashback. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.bonus.not_found.
                         * @enum {string}
                         */
                        code: "error.bonus.not_found";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateCashback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The campaign of the cashback.
                 * @example camp_daily
                 */
                campaignId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description It is not switched on. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the campaign is over, as many players as it is for have it, or the player may not have it.
                         * @enum {string}
                         */
                        code: "error.bonus.campaign.ended" | "error.bonus.campaign.used_up" | "error.bonus.not_eligible";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateCashback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The campaign of the cashback.
                 * @example camp_daily
                 */
                campaignId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimCashback: {
        parameters: {
            query?: {
                /**
                 * @description The language of names and terms; without it, or without them in it, they are in English.
                 * @example en
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The campaign of the cashback.
                 * @example camp_daily
                 */
                campaignId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashbackClaim"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description Nothing is paid. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether a claimed bonus or one of a deposit runs in the same part of the product, the campaign is called off, the player may not have it, or there is nothing to claim.
                         * @enum {string}
                         */
                        code: "error.bonus.active.already.exists" | "error.bonus.active.triggered.already.exists" | "error.bonus.campaign.ended" | "error.bonus.not_eligible" | "error.cashback.nothing";
                        /** @description With active.already.exists and active.triggered.already.exists, what stands in the way. */
                        reward?: components["schemas"]["ActiveReward"];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFreeSpins: {
        parameters: {
            query?: {
                /**
                 * @description The one campaign that is asked for; without it all are.
                 * @example camp_spins
                 */
                campaignId?: components["schemas"]["Identifier"];
                /**
                 * @description The code of the free spins, where they ask for one.
                 * @example SPINS10
                 */
                bonusCode?: components["schemas"]["BonusCode"];
                /**
                 * @description The language of names and terms; without it, or without them in it, they are in English.
                 * @example en
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The free spins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Those that run first, then those that wait, then those that can be claimed. */
                        freeSpins: components["schemas"]["FreeSpinReward"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFreeSpinProgress: {
        parameters: {
            query: {
                /**
                 * @description The campaign of the free spins.
                 * @example camp_tour
                 */
                campaignId: components["schemas"]["Identifier"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The campaign. */
                        campaignId: components["schemas"]["Identifier"];
                        status: components["schemas"]["FreeSpinProgressStatus"];
                        /** @description The currency of the amounts here. */
                        currency: components["schemas"]["Currency"];
                        /** @description The games, in their order. */
                        games: {
                            /** @description Its document in the content. */
                            gameId: components["schemas"]["GameId"];
                            roundsGranted: components["schemas"]["FreeRounds"];
                            roundsPlayed: components["schemas"]["FreeRounds"];
                        }[];
                        /** @description What the rounds have won, in minor units. */
                        won: components["schemas"]["MoneyAmount"];
                        /** @description What is to be wagered of the bonus that was won, in minor units; absent before there is one. */
                        wageringRequired?: components["schemas"]["MoneyAmount"];
                        /** @description What of that is wagered; absent before there is a bonus. */
                        wageringAmount?: components["schemas"]["MoneyAmount"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The player was given none of them. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.bonus.not_found.
                         * @enum {string}
                         */
                        code: "error.bonus.not_found";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimFreeSpins: {
        parameters: {
            query?: {
                /**
                 * @description What becomes of the claim while something stands in its way; without it, it is refused.
                 * @example QUEUE
                 */
                ifActive?: components["schemas"]["IfActive"];
                /**
                 * @description The code of the free spins, where they ask for one.
                 * @example SPINS10
                 */
                bonusCode?: components["schemas"]["BonusCode"];
                /**
                 * @description The language of names and terms; without it, or without them in it, they are in English.
                 * @example en
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The campaign of the free spins.
                 * @example camp_spins
                 */
                campaignId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The free spins that run or wait now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeSpinReward"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description Nothing is granted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether a claimed bonus or free spins, or a bonus of a deposit, run in the same part of the product, the campaign is over, all of its free spins are claimed, or the player may not have them.
                         * @enum {string}
                         */
                        code: "error.bonus.active.already.exists" | "error.bonus.active.triggered.already.exists" | "error.bonus.campaign.ended" | "error.bonus.campaign.used_up" | "error.bonus.not_eligible";
                        /** @description With active.already.exists and active.triggered.already.exists, what stands in the way. */
                        reward?: components["schemas"]["ActiveReward"];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimQueuedFreeSpins: {
        parameters: {
            query?: {
                /**
                 * @description The language of names and terms; without it, or without them in it, they are in English.
                 * @example en
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The campaign of the free spins.
                 * @example camp_spins
                 */
                campaignId: components["schemas"]["Identifier"];
                /**
                 * @description The free spins that wait.
                 * @example spins_0002
                 */
                queuedPlayerBonusId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The free spins that run now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeSpinReward"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description The player has none that wait under this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.bonus.not_found.
                         * @enum {string}
                         */
                        code: "error.bonus.not_found";
                    };
                };
            };
            /** @description They still wait. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether a claimed bonus or free spins, or a bonus of a deposit, run in the same part of the product, or the player may not have them.
                         * @enum {string}
                         */
                        code: "error.bonus.active.already.exists" | "error.bonus.active.triggered.already.exists" | "error.bonus.not_eligible";
                        /** @description With active.already.exists and active.triggered.already.exists, what stands in the way. */
                        reward?: components["schemas"]["ActiveReward"];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    startGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GameLaunch"];
        responses: {
            200: components["responses"]["GameLaunched"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["GameNotFound"];
            /** @description The player may not start this game now. Does not end the session. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the player or their account, terms that are not accepted, the country, the studio, the rest after a check, play at another operator, or the central file that would tell of it and does not answer keeps the game closed.
                         * @enum {string}
                         */
                        code: "error.game.not_allowed" | "error.game.terms" | "error.game.restricted_country" | "error.game.studio_closed" | "error.game.play_rests" | "error.game.active_elsewhere" | "error.game.activity_unknown";
                        additionalInfo?: components["schemas"]["LaunchRefusalInfo"];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    startGameBySlug: {
        parameters: {
            query: {
                /**
                 * @description Language and market of the page, as its address has them. They decide about guests alone.
                 * @example en-FI
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description The short name of the game.
                 * @example golden-fern
                 */
                slug: components["schemas"]["GameSlug"];
                /**
                 * @description The kind of device; a tablet is mobile.
                 * @example mobile
                 */
                platform?: components["schemas"]["LaunchPlatform"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GameAddress"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["GameNotFound"];
            /** @description The player may not start this game now. Does not end the session. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the player or their account, terms that are not accepted, the country, the studio, the rest after a check, play at another operator, or the central file that would tell of it and does not answer keeps the game closed.
                         * @enum {string}
                         */
                        code: "error.game.not_allowed" | "error.game.terms" | "error.game.restricted_country" | "error.game.studio_closed" | "error.game.play_rests" | "error.game.active_elsewhere" | "error.game.activity_unknown";
                        additionalInfo?: components["schemas"]["LaunchRefusalInfo"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    startDemoBySlug: {
        parameters: {
            query: {
                /**
                 * @description Language and market of the page, as its address has them. They decide about guests alone.
                 * @example en-FI
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description The short name of the game.
                 * @example golden-fern
                 */
                slug: components["schemas"]["GameSlug"];
                /**
                 * @description The kind of device; a tablet is mobile.
                 * @example mobile
                 */
                platform?: components["schemas"]["LaunchPlatform"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FreeGameAddress"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["GameNotFound"];
            /** @description Nobody like the one who asks may start this game for free now. Does not end a session. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the account, terms that are not accepted, the country, the provider's wish for a log-in, the law on free play, or the studio keeps the game closed.
                         * @enum {string}
                         */
                        code: "error.game.not_allowed" | "error.game.terms" | "error.game.restricted_country" | "error.game.login_needed" | "error.game.free_play_closed" | "error.game.studio_closed";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGameLimitations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The game.
                 * @example game.golden-fern
                 */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it means. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameLimitations"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["GameNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    startDemo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GameLaunch"];
        responses: {
            200: components["responses"]["FreeGameLaunched"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["GameNotFound"];
            /** @description Nobody like the one who asks may start this game for free now. Does not end a session. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the account, terms that are not accepted, the country, the provider's wish for a log-in, the law on free play, or the studio keeps the game closed.
                         * @enum {string}
                         */
                        code: "error.game.not_allowed" | "error.game.terms" | "error.game.restricted_country" | "error.game.login_needed" | "error.game.free_play_closed" | "error.game.studio_closed";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGames: {
        parameters: {
            query: {
                /**
                 * @description Language and market of the page, as its address has them. They decide about guests alone.
                 * @example en-FI
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description The device. Games that are not made for it are left out.
                 * @example desktop
                 */
                channel: components["parameters"]["Channel"];
                /**
                 * @description The category; without one, all games.
                 * @example slots
                 */
                category?: components["schemas"]["CategoryId"];
                /**
                 * @description The most games to answer.
                 * @example 30
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GameList"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["CategoryNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportOpenedGame: {
        parameters: {
            query: {
                /**
                 * @description Language and market of the page, as its address has them. They decide about guests alone.
                 * @example en-FI
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description The device. Games that are not made for it are left out.
                 * @example desktop
                 */
                channel: components["parameters"]["Channel"];
                /**
                 * @description The category in whose list the game was; without one, that of all games.
                 * @example slots
                 */
                category?: components["schemas"]["CategoryId"];
                /**
                 * @description The game.
                 * @example game.golden-fern
                 */
                gameId: components["schemas"]["GameId"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GameList"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            /** @description There is no such game or category, or none that may be offered to the one who asks. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the game or the category is not there.
                         * @enum {string}
                         */
                        code: "error.game.not_found" | "error.category.not_found";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategoryGames: {
        parameters: {
            query: {
                /**
                 * @description Language and market of the page, as its address has them. They decide about guests alone.
                 * @example en-FI
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description The device. Games that are not made for it are left out.
                 * @example desktop
                 */
                channel: components["parameters"]["Channel"];
                /**
                 * @description How many games to leave out before the first.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description The most games to answer, one more than the page shows.
                 * @example 31
                 */
                limit: number;
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The category.
                 * @example slots
                 */
                categoryId: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GameList"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["CategoryNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTableSeats: {
        parameters: {
            query: {
                /**
                 * @description The brand's site.
                 * @example 2
                 */
                siteId: components["parameters"]["SiteId"];
                /**
                 * @description Two hundred games at most, joined by commas.
                 * @example game.golden-fern,game.amber-cat-jackpots
                 */
                gameIds: components["parameters"]["GameIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The tables that have a limit. */
                        data: components["schemas"]["TableSeats"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlayerGames: {
        parameters: {
            query: {
                /**
                 * @description The device. Games that are not made for it are left out.
                 * @example desktop
                 */
                channel: components["parameters"]["Channel"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GameList"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFavouriteGames: {
        parameters: {
            query: {
                /**
                 * @description The device. Games that are not made for it are left out.
                 * @example desktop
                 */
                channel: components["parameters"]["Channel"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GameList"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavouriteGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FavouriteGame"];
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["GameNotFound"];
            409: components["responses"]["TooManyGames"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFavouriteGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FavouriteGame"];
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGameSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The open game.
                 * @example 6f0d2c1e-8b7a-4e35-9c42-1d3f5a7b9e0c
                 */
                gameSessionId: components["parameters"]["GameSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GameSession"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["GameSessionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptGameCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The open game.
                 * @example 6f0d2c1e-8b7a-4e35-9c42-1d3f5a7b9e0c
                 */
                gameSessionId: components["parameters"]["GameSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GameSession"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["GameSessionNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    endGameSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The open game.
                 * @example 6f0d2c1e-8b7a-4e35-9c42-1d3f5a7b9e0c
                 */
                gameSessionId: components["parameters"]["GameSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GameSession"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["GameSessionNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The game.
                 * @example game.golden-fern
                 */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["GameNotFound"];
            409: components["responses"]["TooManyGames"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path: {
                /**
                 * @description The game.
                 * @example game.golden-fern
                 */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecentGames: {
        parameters: {
            query: {
                /**
                 * @description The device. Games that are not made for it are left out.
                 * @example desktop
                 */
                channel: components["parameters"]["Channel"];
                /**
                 * @description The most games to answer.
                 * @example 10
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GameList"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLastPlayedGames: {
        parameters: {
            query: {
                /**
                 * @description The device. Games that are not made for it are left out.
                 * @example desktop
                 */
                channel: components["parameters"]["Channel"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GameList"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTopWinners: {
        parameters: {
            query: {
                /**
                 * @description The time of the wins.
                 * @example DAY
                 */
                dateRange: components["schemas"]["WinnersDateRange"];
                /**
                 * @description The brand's site.
                 * @example 2
                 */
                siteId: components["parameters"]["SiteId"];
                /**
                 * @description The currency of the amounts.
                 * @example EUR
                 */
                currency: components["parameters"]["ShownCurrency"];
                /**
                 * @description Language and market of the page, as its address has them. They decide about guests alone.
                 * @example en-FI
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description The device. Games that are not made for it are left out.
                 * @example desktop
                 */
                channel: components["parameters"]["Channel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Winners"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLatestWinners: {
        parameters: {
            query: {
                /**
                 * @description The brand's site.
                 * @example 2
                 */
                siteId: components["parameters"]["SiteId"];
                /**
                 * @description The currency of the amounts.
                 * @example EUR
                 */
                currency: components["parameters"]["ShownCurrency"];
                /**
                 * @description Language and market of the page, as its address has them. They decide about guests alone.
                 * @example en-FI
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description The device. Games that are not made for it are left out.
                 * @example desktop
                 */
                channel: components["parameters"]["Channel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Winners"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJackpotAmounts: {
        parameters: {
            query: {
                /**
                 * @description Two hundred games at most, joined by commas.
                 * @example game.golden-fern,game.amber-cat-jackpots
                 */
                gameIds: components["parameters"]["GameIds"];
                /**
                 * @description The brand's site.
                 * @example 2
                 */
                siteId: components["parameters"]["SiteId"];
                /**
                 * @description The currency of the amounts.
                 * @example EUR
                 */
                currency: components["parameters"]["ShownCurrency"];
                /**
                 * @description Language and market of the page, as its address has them. They decide about guests alone.
                 * @example en-FI
                 */
                locale: components["parameters"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The jackpots, in no order. */
                        data: components["schemas"]["JackpotAmount"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJackpots: {
        parameters: {
            query: {
                /**
                 * @description The brand's site.
                 * @example 2
                 */
                siteId: components["parameters"]["SiteId"];
                /**
                 * @description The currency of the amounts.
                 * @example EUR
                 */
                currency: components["parameters"]["ShownCurrency"];
                /**
                 * @description Language and market of the page, as its address has them. They decide about guests alone.
                 * @example en-FI
                 */
                locale: components["parameters"]["Locale"];
                /**
                 * @description The device. Games that are not made for it are left out.
                 * @example desktop
                 */
                channel: components["parameters"]["Channel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jackpots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The jackpots, the highest first. */
                        jackpots: components["schemas"]["Jackpot"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTournaments: {
        parameters: {
            query: {
                /**
                 * @description The device. Games that are not made for it are left out.
                 * @example desktop
                 */
                channel: components["parameters"]["Channel"];
            };
            header?: never;
            path: {
                /**
                 * @description The brand's site.
                 * @example 2
                 */
                siteId: string;
                /**
                 * @description The market of the page.
                 * @example CA
                 */
                market: components["schemas"]["MarketCode"];
                /**
                 * @description The language of the words, in capitals. The custom codes of Canada are understood: CA is EN, CAF is FR. A language without words is EN.
                 * @example EN
                 */
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tournaments"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicTournaments: {
        parameters: {
            query: {
                /**
                 * @description The device. Games that are not made for it are left out.
                 * @example desktop
                 */
                channel: components["parameters"]["Channel"];
            };
            header?: never;
            path: {
                /**
                 * @description The brand's site.
                 * @example 2
                 */
                siteId: string;
                /**
                 * @description The market of the page.
                 * @example CA
                 */
                market: components["schemas"]["MarketCode"];
                /**
                 * @description The language of the words, in capitals. The custom codes of Canada are understood: CA is EN, CAF is FR. A language without words is EN.
                 * @example EN
                 */
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tournaments"];
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSportsbookSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is open. */
            200: {
                headers: {
                    /** @description The sportsbook's session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportSportsbookBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The player's number at the operator. */
                    playerId: components["schemas"]["Identifier"];
                    /** @description The main balance, in minor units. */
                    balance: components["schemas"]["MoneyAmount"];
                    currency: components["schemas"]["Currency"];
                };
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    openPlay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlayOpened"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["PlayEnded"];
            /** @description The game cannot be opened now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Whether the player may not play, the game is another by now, or the wallet does not answer.
                         * @enum {string}
                         */
                        code: "error.studio.not_allowed" | "error.studio.game_changed" | "error.studio.wallet_unreachable";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    playRound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoundWish"];
            };
        };
        responses: {
            /** @description The round, all of it that is decided, and the balance with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundPlayed"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["PlayEnded"];
            /** @description No round was played. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Money, the highest stake of a bonus, a limit, a round under way, the shortest time between rounds, the stake itself, that no free round is left for a free one, or one is for one for money, the player's account, a new version of the game, or the wallet stands against it.
                         * @enum {string}
                         */
                        code: "error.studio.not_enough_money" | "error.studio.bonus_stake" | "error.studio.limit_reached" | "error.studio.round_open" | "error.studio.too_soon" | "error.studio.stake_not_allowed" | "error.studio.no_free_round" | "error.studio.free_round_left" | "error.studio.not_allowed" | "error.studio.game_changed" | "error.studio.wallet_unreachable";
                        additionalInfo?: components["schemas"]["StakeRefusalInfo"];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    actInRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The round.
                 * @example round-0001
                 */
                roundId: components["parameters"]["RoundId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoundAct"];
            };
        };
        responses: {
            /** @description The round afterwards, with all its steps so far, and the balance with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundPlayed"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["PlayEnded"];
            /** @description The round is as it was. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Money, the highest stake of a bonus, a limit, the round, which the player saw otherwise or which has no such choice, the game, or the wallet stands against it. A round of a game that changed is void, and its stakes come back.
                         * @enum {string}
                         */
                        code: "error.studio.not_enough_money" | "error.studio.bonus_stake" | "error.studio.limit_reached" | "error.studio.round_changed" | "error.studio.not_allowed" | "error.studio.game_changed" | "error.studio.wallet_unreachable";
                        additionalInfo?: components["schemas"]["StakeRefusalInfo"];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    endRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The round.
                 * @example round-0001
                 */
                roundId: components["parameters"]["RoundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted; the balance at this moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The player's balance, in minor units of the play's currency. */
                        balance: components["schemas"]["MoneyAmount"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["PlayEnded"];
            /** @description There is no such round of this player, or it is still open. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.studio.not_allowed.
                         * @enum {string}
                         */
                        code: "error.studio.not_allowed";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The language.
                 * @example en
                 */
                lang: components["schemas"]["LanguageCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string | (string | unknown[])[];
                    };
                };
            };
            /** @description The catalogue that the caller has is the current one. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidInput"];
            /** @description The language is not supported. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /**
                         * @description Always error.locale.not_supported.
                         * @enum {string}
                         */
                        code: "error.locale.not_supported";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCookiesConsent: {
        parameters: {
            query: {
                /**
                 * @description The version of the cookie policy.
                 * @example 2
                 */
                version: components["schemas"]["CookiePolicyVersion"];
            };
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CookiesConsent"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCookiesConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["CookiePolicyVersion"];
                    /** @description The consent to change; absent for a first one. */
                    cookiesConsentId?: components["schemas"]["Identifier"];
                    options: components["schemas"]["CookieOptions"];
                };
            };
        };
        responses: {
            /** @description The consent as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CookiesConsent"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptTermsVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version, compared as a number. */
                    version: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Acknowledged"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["SessionExpired"];
            403: components["responses"]["SessionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCrmInboxId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description JSON that names the brand's site. Absent means site id 2.
                 * @example {"siteId":"2"}
                 */
                SiteContext?: components["parameters"]["SiteContext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The inbox's id. */
                        id: components["schemas"]["Identifier"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["InboxWithheld"];
            403: components["responses"]["SessionForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
