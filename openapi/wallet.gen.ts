// Generated from the contract by `npm run contract`. Do not edit.
export interface paths {
    "/wallet/v1/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read who plays
         * @description The country and the currency of the player of a game session.
         */
        post: operations["readUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/user/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a balance
         * @description What the player of a game session can stake.
         */
        post: operations["readBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/transaction/bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a stake
         * @description Takes a stake from the player. A refusal is an act, too: the same bet is refused for the same reason again.
         */
        post: operations["placeBet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/transaction/win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a win
         * @description Pays what a bet won, also 0 where the round is to be closed without a win. A promotion's win needs no bet. A bet may win several times.
         */
        post: operations["payWin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/transaction/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a bet
         * @description Gives the stake of a bet back. A bet that has not come never counts, and the answer is OK: nothing is to be given back. Of a bet that won, or is another player's, there is nothing to undo.
         */
        post: operations["rollBackBet"];
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
         * @description OK: done. UNKNOWN: the platform failed; it says as little as no answer. INVALID_TOKEN: no game session of this player's has the token. INVALID_GAME: the session is another game's, or the operator has the game no more. INVALID_SIGNATURE: see the signature. WRONG_CURRENCY: the session is in another. WRONG_SYNTAX: the body is not what this document says. NOT_ENOUGH_MONEY: the balance is below the stake. USER_DISABLED: the player may not play. TOKEN_EXPIRED: the game session, or the log-in under it, is over. DUPLICATE_TRANSACTION: the id is used up. LIMIT_REACHED: a limit of the player's, or of the law, is below the stake. BONUS_STAKE_TOO_HIGH: own money does not cover the stake, and the bonus, which would, is not played with so high a one; a lower bet may be taken. PLAY_RESTS: a check or a reminder waits for the player's answer on the operator's page, or play rests after it; a later bet may be taken. NO_FREE_ROUND: the bet says that it is free, and the player has no free round of this game and stake left. TRANSACTION_DOES_NOT_EXIST: the player has no such bet that counts, in this round.
         * @enum {string}
         */
        WalletStatus: "OK" | "UNKNOWN" | "INVALID_TOKEN" | "INVALID_GAME" | "INVALID_SIGNATURE" | "WRONG_CURRENCY" | "WRONG_SYNTAX" | "NOT_ENOUGH_MONEY" | "USER_DISABLED" | "TOKEN_EXPIRED" | "DUPLICATE_TRANSACTION" | "TRANSACTION_DOES_NOT_EXIST" | "LIMIT_REACHED" | "BONUS_STAKE_TOO_HIGH" | "PLAY_RESTS" | "NO_FREE_ROUND";
        /** @description What an unsigned call is told. */
        NotSigned: {
            /**
             * @description The reason.
             * @constant
             */
            status: "INVALID_SIGNATURE";
        };
        /** @description Whole Unicode without control characters. */
        Name: string;
        /** @description A UUID of any version, in lower case. */
        Uuid: string;
        /** @description ISO 4217. */
        Currency: string;
        /** @description In minor units. */
        Amount: number;
        /** @description In minor units. */
        Balance: number;
        /** @description A question about a player. */
        UserRequest: {
            /** @description Names this call alone. */
            request_uuid: components["schemas"]["Uuid"];
            /** @description Of the game session. */
            token: string;
            /** @description The player. */
            user: components["schemas"]["Uuid"];
        };
        /** @description An act in a round. */
        ActRequest: components["schemas"]["UserRequest"] & {
            /** @description Names the act. */
            transaction_uuid: components["schemas"]["Uuid"];
            /** @description Names the round. */
            round: components["schemas"]["Name"];
            /** @description Whether it is the round's last act. A bet that follows all the same is taken, and opens the round anew. */
            round_closed: boolean;
            /** @description The game's slug. */
            game_code: components["schemas"]["Name"];
        };
        /** @description An act that moves money. */
        MoneyRequest: components["schemas"]["ActRequest"] & {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Amount"];
            /** @description Whether the bet is of a free round: its stake is the operator's, and `amount` only says its value. Of a win it says nothing: its bet does. */
            is_free?: boolean;
        };
        /** @description A bet. One with a field that only a win has is WRONG_SYNTAX. */
        BetRequest: components["schemas"]["MoneyRequest"] & {
            /** @description Of a win alone. */
            reference_transaction_uuid?: unknown;
            /** @description Of a win alone. */
            is_promotion?: unknown;
        };
        /** @description A win. One that names no bet is WRONG_SYNTAX, unless it is a promotion's. */
        WinRequest: components["schemas"]["MoneyRequest"] & {
            /** @description The bet that won. */
            reference_transaction_uuid?: components["schemas"]["Uuid"];
            /** @description Whether it is a prize of the supplier's. */
            is_promotion?: boolean;
        };
        /** @description The undoing of a bet. One with an amount is WRONG_SYNTAX. */
        RollbackRequest: components["schemas"]["ActRequest"] & {
            /** @description The bet. */
            reference_transaction_uuid: components["schemas"]["Uuid"];
            /** @description The bet has it. */
            amount?: unknown;
        };
        /** @description What every answer has. `user` and `request_uuid` are left out where the body told none. */
        Answer: {
            user?: components["schemas"]["Uuid"];
            status: components["schemas"]["WalletStatus"];
            request_uuid?: components["schemas"]["Uuid"];
        };
        /** @description The player; country and currency with OK. */
        UserAnswer: components["schemas"]["Answer"] & {
            /** @description ISO 3166-1 alpha-2. */
            country?: string;
            currency?: components["schemas"]["Currency"];
        };
        /** @description Currency and balance stand in every answer about a player who is known: after the act where it is answered for the first time. */
        WalletAnswer: components["schemas"]["Answer"] & {
            currency?: components["schemas"]["Currency"];
            balance?: components["schemas"]["Balance"];
            /** @description With BONUS_STAKE_TOO_HIGH that is told for the first time: the highest stakes of a round that the bonus is played with, minor units. */
            highest_stake?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRequest"];
            };
        };
        responses: {
            /** @description The player, or the reason why none is told of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            /** @description The call is not signed by a supplier that the operator knows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSigned"];
                };
            };
        };
    };
    readBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRequest"];
            };
        };
        responses: {
            /** @description The balance, or the reason why none is told of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAnswer"];
                };
            };
            /** @description The call is not signed by a supplier that the operator knows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSigned"];
                };
            };
        };
    };
    placeBet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetRequest"];
            };
        };
        responses: {
            /** @description The stake is taken, or the reason why it is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAnswer"];
                };
            };
            /** @description The call is not signed by a supplier that the operator knows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSigned"];
                };
            };
        };
    };
    payWin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WinRequest"];
            };
        };
        responses: {
            /** @description The win is paid, or the reason why it is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAnswer"];
                };
            };
            /** @description The call is not signed by a supplier that the operator knows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSigned"];
                };
            };
        };
    };
    rollBackBet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackRequest"];
            };
        };
        responses: {
            /** @description The bet does not count, or the reason why it does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAnswer"];
                };
            };
            /** @description The call is not signed by a supplier that the operator knows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotSigned"];
                };
            };
        };
    };
}
