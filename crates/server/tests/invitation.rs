//! What one learns before sitting down, and where everybody goes after a game.

use crate::common::{client::Running, databases::databases, pair::Pair};
use serde_json::json;

#[tokio::test]
async fn an_invitation_shows_the_table_before_anybody_sits_down() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        ada.register("ada").await;
        let clock = json!({"kind": "move", "seconds": 60});
        let wish = json!({
            "game": "smile-and-gun",
            "setup": {"shadow": "siren", "infusion": "slippery"},
            "options": {"clock": clock, "listed": false, "rated": true}
        });
        let (link, invite) = ada.lay(&wish).await;
        let path = format!("/api/invitations/{invite}");
        let (status, table) = bob.get(&path).await;
        assert_eq!((status, &table["link"], &table["you"]), (200, &json!(link), &json!([])));
        assert_eq!((&table["options"]["clock"], &table["options"]["rated"]), (&clock, &json!(true)));
        assert_eq!((&table["setup"]["shadow"], &table["setup"]["infusion"]), (&json!("siren"), &json!("slippery")));
        assert_eq!((&table["seats"][0]["name"], &table["seats"][1]["name"]), (&json!("Ada"), &json!(null)));
        // To look is not to sit down.
        assert_eq!(bob.get(&path).await.1["seats"], table["seats"]);
        bob.sit(&invite).await;
        assert_eq!(bob.get(&path).await.1["you"], json!(["yellow"]));
        assert_eq!(bob.get("/api/invitations/nonsense").await.0, 404);
        server.stop().await;
    }
}

#[tokio::test]
async fn whoever_comes_after_a_rematch_learns_where_it_is() {
    for database in databases().await {
        let server = Running::start(&database.address).await;
        let mut pair = Pair::at(&server, json!({"game": "gangster"})).await;
        pair.two.ask_for(json!({"type": "resign", "request": "r"})).await;
        pair.one.ask_for(json!({"type": "agree", "request": "again", "to": "rematch"})).await;
        pair.two.say(json!({"type": "agree", "request": "too", "to": "rematch"})).await;
        let moved = pair.one.hear_type("moved").await["link"].clone();
        pair.one.sync(None).await;
        assert_eq!(pair.one.table["moved"], moved);
        server.stop().await;
    }
}
