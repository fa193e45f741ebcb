"""What schemathesis loads: signs in as a demo account, and counts what came back."""

import atexit
import base64
import collections
import json
import os
import sys
import threading

import requests
import schemathesis

# Python 3.11 breaks off within its own parser where a deep schema comes near the usual limit.
sys.setrecursionlimit(10_000)

NOBODY = 2_000_000_000
answers = collections.defaultdict(collections.Counter)
own = {}
one_at_a_time = threading.Lock()


@schemathesis.hook
def after_call(context, case, response):
    answers[case.operation.label][response.status_code] += 1


@schemathesis.hook
def before_call(context, case, kwargs):
    # Ids are taken from answers too: a caller who deletes or renames themselves asks nothing more.
    of = (case.path_parameters or {}).get("userId")
    if case.method != "GET" and of is not None and str(of) == own.get("id"):
        case.path_parameters["userId"] = NOBODY


@atexit.register
def keep():
    with open(os.environ["FUZZED_ANSWERS"], "w", encoding="utf-8") as file:
        json.dump(answers, file)


if os.environ.get("FUZZED_ACCOUNT"):

    # At Keycloak, for the calls about logins that are tried make the product wait with every other login from here. A
    # session that such a call has ended is opened anew; Keycloak takes two logins at the same moment for an attack.
    @schemathesis.auth(refresh_interval=200)
    class Caller:
        def get(self, case, context):
            with one_at_a_time:
                account = json.loads(os.environ["FUZZED_ACCOUNT"])
                answer = requests.post(os.environ["FUZZED_SIGN_IN"], data=account, timeout=30)
            if not answer.ok:
                raise RuntimeError(f"no login any more: {answer.text}")
            token = answer.json()["access_token"]
            claims = token.split(".")[1]
            own["id"] = str(json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))["user_id"])
            return token

        def set(self, case, data, context):
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {data}"}
