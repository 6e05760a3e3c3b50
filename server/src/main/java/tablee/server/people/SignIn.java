package tablee.server.people;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.jwt.JWT;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.server.Config;

/// Sign-in at a provider that the host has named (OpenID Connect): the code flow with PKCE, a state and a nonce, all of which stay with the browser
/// that asked. What is believed is an ID token that the provider has signed for this very server and this very question.
public final class SignIn {

    private static final Logger LOG = LoggerFactory.getLogger(SignIn.class);
    private static final int MILLIS = 15_000;
    private static final int KEYS_BYTES = 200_000;

    /// How far two clocks may be apart, in seconds.
    private static final int SKEW = 30;

    /// Signatures that only the provider can make. *None* and shared secrets are not among them.
    private static final Set<JWSAlgorithm> SIGNED =
            Set.of(
                    JWSAlgorithm.RS256,
                    JWSAlgorithm.RS384,
                    JWSAlgorithm.RS512,
                    JWSAlgorithm.PS256,
                    JWSAlgorithm.ES256,
                    JWSAlgorithm.ES384,
                    JWSAlgorithm.Ed25519,
                    JWSAlgorithm.EdDSA);

    /// Where a browser is sent, and what it keeps until it comes back.
    public record Asked(URI to, String kept) {}

    /// Who the provider says it is.
    ///
    /// @param subject good at this provider for ever, and the same for nobody else
    /// @param name as the provider knows them; may be empty
    public record Somebody(String subject, String name) {}

    /// Why nobody was let in.
    public enum Why {
        /// The answer does not belong to a question of this browser.
        STATE,
        /// The provider does not answer, or not as it should.
        PROVIDER,
        /// What it answered is not for this server, not for this question, or out of date.
        TOKEN
    }

    public static final class Failed extends Exception {
        private static final long serialVersionUID = 1L;
        private final Why why;

        Failed(Why why, @Nullable Throwable cause) {
            super(why.name(), cause);
            this.why = why;
        }

        public Why why() {
            return why;
        }
    }

    private final Config.SignIn config;
    private volatile @Nullable OIDCProviderMetadata known;

    public SignIn(Config.SignIn config) {
        this.config = config;
    }

    /// The way to the provider.
    ///
    /// @param back where it sends the browser afterwards
    public Asked ask(URI back) throws Failed {
        var state = new State();
        var nonce = new Nonce();
        var verifier = new CodeVerifier();
        URI to =
                new AuthenticationRequest.Builder(
                                ResponseType.CODE,
                                new Scope("openid", "profile"),
                                new ClientID(config.client()),
                                back)
                        .endpointURI(provider().getAuthorizationEndpointURI())
                        .state(state)
                        .nonce(nonce)
                        .codeChallenge(verifier, CodeChallengeMethod.S256)
                        .build()
                        .toURI();
        return new Asked(
                to, String.join(".", state.getValue(), nonce.getValue(), verifier.getValue()));
    }

    /// Who has come back from there.
    ///
    /// @param kept what the browser kept since it was asked
    public Somebody answer(URI back, String kept, String state, String code) throws Failed {
        List<String> parts = List.of(kept.split("\\.", -1));
        if (parts.size() != 3
                || parts.stream().anyMatch(String::isBlank)
                || !parts.getFirst().equals(state)) {
            throw new Failed(Why.STATE, null);
        }
        JWT token = token(back, code, verifier(parts.get(2)));
        try {
            IDTokenClaimsSet claims = validator(token).validate(token, new Nonce(parts.get(1)));
            String name =
                    Optional.ofNullable(claims.getStringClaim("name"))
                            .or(
                                    () ->
                                            Optional.ofNullable(
                                                    claims.getStringClaim("preferred_username")))
                            .orElse("");
            return new Somebody(config.issuer() + " " + claims.getSubject().getValue(), name);
        } catch (BadJOSEException | JOSEException | IOException e) {
            LOG.warn("a sign-in was refused: {}", e.toString());
            throw new Failed(Why.TOKEN, e);
        }
    }

    /// What a browser kept is whatever it sends.
    private static CodeVerifier verifier(String kept) throws Failed {
        try {
            return new CodeVerifier(kept);
        } catch (IllegalArgumentException e) {
            throw new Failed(Why.STATE, e);
        }
    }

    private IDTokenValidator validator(JWT token) throws Failed, IOException {
        if (!(token.getHeader().getAlgorithm() instanceof JWSAlgorithm algorithm)
                || !SIGNED.contains(algorithm)) {
            throw new Failed(Why.TOKEN, null);
        }
        var validator =
                new IDTokenValidator(
                        new Issuer(config.issuer()),
                        new ClientID(config.client()),
                        algorithm,
                        provider().getJWKSetURI().toURL(),
                        new DefaultResourceRetriever(MILLIS, MILLIS, KEYS_BYTES));
        validator.setMaxClockSkew(SKEW);
        return validator;
    }

    private JWT token(URI back, String code, CodeVerifier verifier) throws Failed {
        var grant = new AuthorizationCodeGrant(new AuthorizationCode(code), back, verifier);
        URI endpoint = provider().getTokenEndpointURI();
        var client = new ClientID(config.client());
        TokenRequest.Builder request =
                config.secret().isEmpty()
                        ? new TokenRequest.Builder(endpoint, client, grant)
                        : new TokenRequest.Builder(
                                endpoint,
                                new ClientSecretBasic(client, new Secret(config.secret())),
                                grant);
        try {
            HTTPRequest asked = request.build().toHTTPRequest();
            asked.setConnectTimeout(MILLIS);
            asked.setReadTimeout(MILLIS);
            TokenResponse answer = OIDCTokenResponseParser.parse(asked.send());
            if (!answer.indicatesSuccess()) {
                throw new Failed(Why.PROVIDER, null);
            }
            return ((OIDCTokenResponse) answer.toSuccessResponse()).getOIDCTokens().getIDToken();
        } catch (ParseException | IOException e) {
            LOG.warn("the provider of sign-ins does not answer as it should: {}", e.toString());
            throw new Failed(Why.PROVIDER, e);
        }
    }

    /// What the provider says about itself, asked once. It has to go by the very name that the host wrote down.
    private OIDCProviderMetadata provider() throws Failed {
        OIDCProviderMetadata found = known;
        if (found == null) {
            try {
                found = OIDCProviderMetadata.resolve(new Issuer(config.issuer()), MILLIS, MILLIS);
                known = found;
            } catch (GeneralException | IOException e) {
                LOG.warn("the provider of sign-ins cannot be found: {}", e.toString());
                throw new Failed(Why.PROVIDER, e);
            }
        }
        return found;
    }
}
